// Pure rules of stories: what is missing, who will be asked, and what the page would show.
import { localeOfText, type LocalText } from '../text/LocalText';
import { topicOf, type ShowcaseStory } from './ShowcaseStory';
import type { NameablePerson, StoryWorkspace } from './StoryWorkspace';
import type { DraftedQuote, DraftedWeek, StoryDraft } from './StoryDraft';
import { isStoryLink, type StoryQuote, type StoryWeek } from './StoryParts';

/** What keeps a draft from being submitted; the database names the same. */
export const storyFaults = [
  'pitch',
  'outcome',
  'people',
  'mentor',
  'quotes',
  'pictures',
  'returned',
  'link',
] as const;
/** A part that keeps a draft from being submitted. */
export type StoryFault = (typeof storyFaults)[number];

const says = (text: LocalText): boolean => text[localeOfText(text, 'en')].trim() !== '';
const isComplete = (quote: DraftedQuote): boolean =>
  says(quote.text) &&
  (quote.voice === 'outside' ? quote.name.trim() !== '' && quote.hasAgreed : quote.userId !== undefined);

/** A week of a draft; blank where nothing was written. */
export const draftedWeek = (draft: Pick<StoryDraft, 'weeks'>, week: number): DraftedWeek =>
  draft.weeks.find((one) => one.week === week) ?? {
    ...{ week, line: { en: '', de: '' }, figure: { en: '', de: '' } },
    ...{ returnedId: undefined, returned: '' },
  };

/** Everything that keeps a draft from being submitted, in the order of the page; empty when nothing does. */
export function missingInStory(
  draft: StoryDraft,
  workspace: Pick<StoryWorkspace, 'weeks' | 'people'>,
): StoryFault[] {
  const isNamed = (id: string) => workspace.people.some(({ userId }) => userId === id);
  const notOf = ({ week, returnedId, returned }: DraftedWeek): boolean => {
    if (returned.trim() === '') return false;
    const said = workspace.weeks
      .find((one) => one.week === week)
      ?.returned.find(({ id }) => id === returnedId);
    return said?.note.includes(returned.trim()) !== true;
  };
  const isMissing: Readonly<Record<StoryFault, boolean>> = {
    pitch: !says(draft.pitch),
    outcome: draft.outcome === undefined,
    people: draft.people.some(({ userId }) => !isNamed(userId)),
    mentor: draft.mentorId !== undefined && !isNamed(draft.mentorId),
    quotes: !draft.quotes.every(isComplete),
    pictures: draft.pictures.some(({ alt }) => !says(alt)),
    returned: draft.weeks.some(notOf),
    link: draft.link.trim() !== '' && !isStoryLink(draft.link.trim()),
  };
  return storyFaults.filter((fault) => isMissing[fault]);
}

/**
 * Who is asked when a draft is submitted: every member, and whoever is named or quoted in it, former members and mentors included.
 * Every version asks all of them again, whatever it changes.
 */
export function askedAboutStory(
  draft: StoryDraft,
  workspace: Pick<StoryWorkspace, 'weeks' | 'people'>,
): NameablePerson[] {
  const authorOf = ({ week, returnedId, returned }: DraftedWeek) =>
    returned.trim() === ''
      ? undefined
      : workspace.weeks.find((one) => one.week === week)?.returned.find(({ id }) => id === returnedId)
          ?.authorId;
  const named = new Set([
    draft.mentorId,
    ...draft.people.map(({ userId }) => userId),
    ...draft.quotes.map(({ voice, userId }) => (voice === 'outside' ? undefined : userId)),
    ...draft.weeks.map(authorOf),
  ]);
  return workspace.people.filter(({ userId, kind }) => kind === 'member' || named.has(userId));
}

/** What the page would show if the draft were public; weeks and numbers are those of the record. */
export function storyPreview(draft: StoryDraft, workspace: StoryWorkspace, now: Date): ShowcaseStory {
  const nameOf = (id: string | undefined) => workspace.people.find(({ userId }) => userId === id)?.name;
  const weeks = workspace.weeks.map(({ week, verb, state }): StoryWeek => {
    const { line, figure, returned } = draftedWeek(draft, week);
    return {
      week,
      verb,
      state,
      line,
      figure,
      returned: returned.trim() === '' ? undefined : returned.trim(),
    };
  });
  const quotes = draft.quotes.flatMap(({ text, voice, userId, name, role }): StoryQuote[] => {
    const by = voice === 'outside' ? name.trim() : nameOf(userId);
    return by === undefined || by === '' || !says(text) ? [] : [{ text, voice, name: by, role }];
  });
  return {
    pitch: draft.pitch,
    topic: topicOf(draft.topic, workspace.topic),
    outcome: draft.outcome ?? 'goes_on',
    peopleToday: draft.peopleToday,
    today: draft.today,
    facts: draft.facts.filter(({ label }) => says(label)),
    link: isStoryLink(draft.link.trim()) ? draft.link.trim() : undefined,
    mentor: nameOf(draft.mentorId),
    weeks,
    people: draft.people.flatMap(({ userId, does }) => {
      const name = nameOf(userId);
      return name === undefined ? [] : [{ name, does }];
    }),
    quotes,
    traction: draft.traction && {
      label: draft.traction.label,
      points: workspace.totals[draft.traction.metric],
    },
    figures: draft.figures.filter(({ value }) => says(value)),
    pictures: draft.pictures,
    slug: workspace.slug ?? '',
    name: workspace.name,
    seasonLabel: workspace.seasonLabel,
    seasonStartsOn: workspace.seasonStartsOn,
    seasonWeeks: workspace.seasonWeeks,
    city: workspace.city,
    teamSize: workspace.teamSize,
    place: workspace.place,
    prizeEuros: workspace.prizeEuros,
    publishedAt: workspace.publishedAt ?? now,
  };
}

/** Where a story is: nobody was asked, somebody has not said yes, it is public, taken back by somebody, or hidden. */
export type StoryPhase = 'draft' | 'asking' | 'refused' | 'public' | 'hidden';

/** Where the story of a workspace is. Another version may be asked about while one is public. */
export function storyPhase({ publishedVersion, hiddenAt, standing }: StoryWorkspace): StoryPhase {
  if (hiddenAt !== undefined) return 'hidden';
  if (publishedVersion !== undefined) return 'public';
  if (standing === undefined || standing.recalledAt !== undefined) return 'draft';
  return standing.consents.some(({ state }) => state === 'declined' || state === 'withdrawn')
    ? 'refused'
    : 'asking';
}

/** Whether a version waits for answers: the newest, if nobody took it back and it is not the public one. */
export const isAsking = ({
  publishedVersion,
  standing,
}: Pick<StoryWorkspace, 'publishedVersion' | 'standing'>): boolean =>
  standing !== undefined && standing.recalledAt === undefined && standing.number !== publishedVersion;
