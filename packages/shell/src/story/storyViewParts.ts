// A story as the props of the kit's view: which words stand where, in a language. One place for the public page, for the preview of whoever
// writes it and for whoever is asked for their yes, so that what was agreed to is what is published.
import type { ShowcaseStory, StoryFact, StoryPicture, StoryVoice, StoryWeek } from '@grow/core/showcase';
import { inLocale, langOf, localeOfText, type LocalText } from '@grow/core/text';
import type { StoryViewProps } from '@grow/ui';
import type { Locale } from '../language/localeStore';
import { m } from '../paraglide/messages';
import { seasonShort } from './seasonShort';
import { nameParts, placeWord, storyCount, textIn, todayWord, voiceWord, weekWord } from './storyWords';

const none = {};
const weekLooks = { accepted: 'accepted', handed_in: 'review', missed: 'missed', free: 'done' } as const;

const langOfText = (text: LocalText, locale: Locale) => langOf(localeOfText(text, locale), locale);

const factsIn = (facts: readonly StoryFact[], locale: Locale) =>
  facts.map(({ label, value }, index) => ({
    key: `${index}`,
    label: inLocale(label, locale),
    value: inLocale(value, locale),
  }));

/** A pitch ends as its team wrote it; before another sentence it needs an end. */
const sentence = (text: string) => (text === '' || /[.?…]$/.test(text) ? text : `${text}.`);

/** City, topic, people and how it ended, as far as they are told. */
function storyFacts(story: ShowcaseStory, locale: Locale): StoryViewProps['facts'] {
  const options = { locale };
  const facts: readonly (readonly [key: string, label: string, value: string | undefined])[] = [
    ['city', m.story_city(none, options), story.city],
    ['topic', m.story_topic(none, options), textIn(story.topic, locale)],
    ['people', m.story_people(none, options), storyCount(story.teamSize, locale)],
    ['mentor', m.story_mentor(none, options), story.mentor],
    ['today', m.story_today_title(none, options), todayWord(story, locale)],
    [
      'prize',
      m.story_prize(none, options),
      story.prizeEuros === undefined
        ? undefined
        : m.story_euros({ count: storyCount(story.prizeEuros, locale) }, options),
    ],
  ];
  return facts.flatMap(([key, label, value]) => (value ? [{ key, label, value }] : []));
}

const weekIn = ({ week, verb, state, line, figure, returned }: StoryWeek, locale: Locale) => ({
  verb: inLocale(verb, locale),
  label: m.story_week({ week }, { locale }),
  text: textIn(line, locale) ?? weekWord(state, locale),
  figure: textIn(figure, locale),
  sentBack: returned === undefined ? undefined : m.story_sent_back({ words: returned }, { locale }),
  state: weekLooks[state],
});

/** Quotes by who said them: the jury, the mentor, people from outside. */
function storyQuotes({ quotes }: ShowcaseStory, locale: Locale): NonNullable<StoryViewProps['quotes']> {
  const voices: readonly StoryVoice[] = ['juror', 'mentor', 'outside'];
  return voices.flatMap((voice) => {
    const items = quotes.flatMap(({ voice: said, text, name, role }, index) => {
      if (said !== voice) return [];
      const by = [name, textIn(role, locale)].filter(Boolean).join(', ');
      return [
        {
          key: `${index}`,
          text: m.story_quote({ text: inLocale(text, locale) }, { locale }),
          by,
          lang: langOfText(text, locale),
        },
      ];
    });
    return items.length > 0 ? [{ key: voice, title: voiceWord(voice, locale), items }] : [];
  });
}

/** The running total, from nothing on day 0. */
function storyTraction(story: ShowcaseStory, locale: Locale): StoryViewProps['traction'] {
  const { traction, seasonWeeks } = story;
  if (!traction || traction.points.length === 0) return undefined;
  const options = { locale };
  const label = inLocale(traction.label, locale);
  return {
    title: m.story_traction(none, options),
    aside: m.story_running_total({ label }, options),
    ...{ label, unit: label },
    points: [[0, 0], ...traction.points.map(({ day, total }) => [day, total] as const)],
    day: seasonWeeks * 7,
    format: (value) => storyCount(value, locale),
    labels: {
      final: m.story_final(none, options),
      weekPrefix: m.story_week_prefix(none, options),
      week: m.story_chart_week(none, options),
      tableSummary: m.story_chart_table(none, options),
    },
  };
}

/** What a story says besides its frame; `pictureSrc` gives the address of a picture. */
export function storyViewParts(
  story: ShowcaseStory,
  locale: Locale,
  pictureSrc: (picture: StoryPicture) => string,
) {
  const options = { locale };
  const today = textIn(story.today, locale);
  const accepted = story.weeks.filter(({ state }) => state === 'accepted').length;
  const link = story.link === undefined ? undefined : { href: story.link, label: new URL(story.link).host };
  const lead = [
    sentence(inLocale(story.pitch, locale)),
    `${placeWord(story, locale)}, ${seasonShort(story.seasonLabel)}.`,
  ];
  return {
    name: story.name,
    lead: lead.filter(Boolean).join(' '),
    facts: storyFacts(story, locale),
    growthLine: {
      label: m.story_weeks_accepted({ count: accepted, weeks: story.weeks.length }, options),
      states: story.weeks.map(({ state }) => weekLooks[state]),
      verbs: story.weeks.map(({ verb }) => inLocale(verb, locale)),
    },
    weeks: { title: m.story_weeks(none, options), items: story.weeks.map((week) => weekIn(week, locale)) },
    today:
      today === undefined && story.facts.length === 0 && !link
        ? undefined
        : {
            title: m.story_today_title(none, options),
            text: today,
            figures: factsIn(story.facts, locale),
            link,
          },
    people: {
      title: m.story_people(none, options),
      items: story.people.map(({ name, does }) => ({
        ...{ key: name, name, role: textIn(does, locale) },
        ...nameParts(name),
      })),
    },
    quotes: storyQuotes(story, locale),
    traction: storyTraction(story, locale),
    pictures: {
      title: m.story_pictures(none, options),
      items: story.pictures.map((picture) => ({
        ...{ key: picture.object, src: pictureSrc(picture), width: picture.width, height: picture.height },
        ...{ alt: inLocale(picture.alt, locale), lang: langOfText(picture.alt, locale) },
      })),
    },
  } satisfies Partial<StoryViewProps>;
}
