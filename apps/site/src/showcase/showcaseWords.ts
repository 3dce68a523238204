import type { ShowcaseSeason, ShowcaseStory, StoryOutcome, StoryVoice } from '@grow/core/showcase';
import { inLocale } from '@grow/core/text';
import type { TeamFate } from '@grow/ui';
import { formatCount } from '../format';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { seasonShort } from './seasonShort';

/** What became of a team, in a word. */
export const outcomeWords: Record<StoryOutcome, () => string> = {
  company: m.story_company,
  sold: m.story_sold,
  goes_on: m.story_goes_on,
  ended: m.story_ended,
};

/** What became of a team, as the kit draws it. */
export const fates: Record<StoryOutcome, TeamFate> = {
  company: 'company',
  sold: 'sold',
  goes_on: 'goesOn',
  ended: 'ended',
};

/** Who says what of a team, as the head of the quotes. */
export const voiceWords: Record<StoryVoice, () => string> = {
  juror: m.story_jury_wrote,
  mentor: m.story_mentor_said,
  outside: m.story_others_said,
};

/** A season as it stands in an address: "23-24". */
export const seasonKey = (label: string): string => seasonShort(label).replaceAll(/[^\w]+/g, '-');

/** How a team ended in the final: "Won the final", "Place 3". */
export function placeWords({ place }: Pick<ShowcaseStory, 'place'>): string {
  if (place === undefined) return m.story_finalist();
  return place === 1 ? m.story_won() : m.story_place({ place });
}

/** "Company, 9 people": what a team is today. */
export const todayWords = ({ outcome, peopleToday }: ShowcaseStory): string =>
  peopleToday === undefined
    ? outcomeWords[outcome]()
    : peopleToday === 1
      ? m.story_today_one({ outcome: outcomeWords[outcome]() })
      : m.story_today({ outcome: outcomeWords[outcome](), count: peopleToday });

/** Where from, about what, and what it is today: "Kiel, Materials. Company, 9 people". */
export const noteWords = (story: ShowcaseStory): string =>
  [[story.city, story.topic].filter(Boolean).join(', '), todayWords(story)].filter(Boolean).join('. ');

/** A season in three short lines. */
export const seasonFacts = (season: ShowcaseSeason, locale: Locale): string[] => [
  m.showcase_students({ count: formatCount(season.students, locale) }),
  m.showcase_teams({ count: formatCount(season.teams, locale) }),
  m.showcase_finalists({ count: formatCount(season.finalists, locale) }),
];

/** A person's name in the two parts that a mark is drawn from. */
export function nameParts(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  return {
    firstName: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    lastName: words.length > 1 ? (words.at(-1) ?? '') : '',
  };
}

/** How the stories together went: "22 finalists. 9 are companies today, 5 go on, the rest ended and say why." */
export function showcaseLead(
  seasons: readonly ShowcaseSeason[],
  stories: readonly ShowcaseStory[],
  locale: Locale,
): string {
  const of = (...outcomes: StoryOutcome[]) =>
    stories.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const count = (value: number) => formatCount(value, locale);
  const finalists = seasons.reduce((sum, season) => sum + season.finalists, 0);
  return m.showcase_lead({
    ...{ seasons: count(seasons.length), finalists: count(finalists), stories: count(stories.length) },
    ...{ companies: count(of('company')), going: count(of('goes_on')) },
  });
}

/** The text in a language, undefined where it is blank in both. */
export const wordsIn = (text: ShowcaseStory['today'], locale: Locale): string | undefined =>
  inLocale(text, locale).trim() === '' ? undefined : inLocale(text, locale);
