// A published story as the props of the kit's view: which words stand where, in the language of the page.
import type { ShowcaseStory, StoryFact, StoryVoice, StoryWeek } from '@grow/core/showcase';
import { inLocale, langOf, localeOfText, type LocalText } from '@grow/core/text';
import type { StoryViewProps } from '@grow/ui';
import { storyPictureFile, storyPictureFolder } from '../content/storyPicture';
import { formatCount } from '../format';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { seasonShort } from './seasonShort';
import { nameParts, placeWords, todayWords, voiceWords, wordsIn } from './showcaseWords';

const weekLooks = { accepted: 'accepted', handed_in: 'review', missed: 'missed', free: 'done' } as const;

const langOfText = (text: LocalText, locale: Locale) => langOf(localeOfText(text, locale), locale);

const factsIn = (facts: readonly StoryFact[], locale: Locale) =>
  facts.map(({ label, value }, index) => ({
    key: `${index}`,
    label: inLocale(label, locale),
    value: inLocale(value, locale),
  }));

/** A pitch ends as its team wrote it; before another sentence it needs an end. */
const sentence = (text: string) => (/[.?…]$/.test(text) ? text : `${text}.`);

/** City, topic, people and how it ended, as far as they are told. */
export function storyFacts(story: ShowcaseStory, locale: Locale): StoryViewProps['facts'] {
  const facts: readonly (readonly [key: string, label: string, value: string | undefined])[] = [
    ['city', m.story_city(), story.city],
    ['topic', m.showcase_topic(), story.topic],
    ['people', m.story_people(), formatCount(story.teamSize, locale)],
    ['mentor', m.story_mentor(), story.mentor],
    ['today', m.story_today_title(), todayWords(story)],
    [
      'prize',
      m.story_prize(),
      story.prizeEuros === undefined
        ? undefined
        : m.story_euros({ count: formatCount(story.prizeEuros, locale) }),
    ],
  ];
  return facts.flatMap(([key, label, value]) => (value ? [{ key, label, value }] : []));
}

function weekIn({ week, verb, state, line, figure, returned }: StoryWeek, locale: Locale) {
  return {
    verb: inLocale(verb, locale),
    label: m.story_week({ week }),
    text: wordsIn(line, locale) ?? m[`story_week_${state}`](),
    figure: wordsIn(figure, locale),
    sentBack: returned === undefined ? undefined : m.story_sent_back({ words: returned }),
    state: weekLooks[state],
  };
}

/** Quotes by who said them: the jury, the mentor, people from outside. */
export function storyQuotes(
  { quotes }: ShowcaseStory,
  locale: Locale,
): NonNullable<StoryViewProps['quotes']> {
  const voices: readonly StoryVoice[] = ['juror', 'mentor', 'outside'];
  return voices.flatMap((voice) => {
    const items = quotes.flatMap(({ voice: said, text, name, role }, index) => {
      if (said !== voice) return [];
      const by = [name, wordsIn(role, locale)].filter(Boolean).join(', ');
      return [
        {
          key: `${index}`,
          text: m.story_quote({ text: inLocale(text, locale) }),
          by,
          lang: langOfText(text, locale),
        },
      ];
    });
    return items.length > 0 ? [{ key: voice, title: voiceWords[voice](), items }] : [];
  });
}

/** The running total, from nothing on day 0. */
export function storyTraction(story: ShowcaseStory, locale: Locale): StoryViewProps['traction'] {
  const { traction, seasonWeeks } = story;
  if (!traction || traction.points.length === 0) return undefined;
  const label = inLocale(traction.label, locale);
  return {
    ...{ title: m.story_traction(), aside: m.story_running_total({ label }), label, unit: label },
    points: [[0, 0], ...traction.points.map(({ day, total }) => [day, total] as const)],
    day: seasonWeeks * 7,
    format: (value) => formatCount(value, locale),
    labels: {
      final: m.story_final(),
      weekPrefix: m.story_week_prefix(),
      week: m.chart_week(),
      tableSummary: m.chart_table(),
    },
  };
}

/** What a story says besides its frame: weeks, today, people, quotes, traction and pictures. */
export function storyParts(story: ShowcaseStory, locale: Locale) {
  const today = wordsIn(story.today, locale);
  const accepted = story.weeks.filter(({ state }) => state === 'accepted').length;
  const link = story.link === undefined ? undefined : { href: story.link, label: new URL(story.link).host };
  return {
    name: story.name,
    lead: `${sentence(inLocale(story.pitch, locale))} ${placeWords(story)}, ${seasonShort(story.seasonLabel)}.`,
    facts: storyFacts(story, locale),
    growthLine: {
      label: m.story_weeks_accepted({ count: accepted, weeks: story.weeks.length }),
      states: story.weeks.map(({ state }) => weekLooks[state]),
      verbs: story.weeks.map(({ verb }) => inLocale(verb, locale)),
    },
    weeks: { title: m.story_weeks(), items: story.weeks.map((week) => weekIn(week, locale)) },
    today:
      today === undefined && story.facts.length === 0 && !link
        ? undefined
        : { title: m.story_today_title(), text: today, figures: factsIn(story.facts, locale), link },
    people: {
      title: m.story_people(),
      items: story.people.map(({ name, does }) => ({
        ...{ key: name, name, role: wordsIn(does, locale) },
        ...nameParts(name),
      })),
    },
    quotes: storyQuotes(story, locale),
    traction: storyTraction(story, locale),
    pictures: {
      title: m.story_pictures(),
      items: story.pictures.map(({ object, width, height, alt }) => ({
        ...{ key: object, src: `/${storyPictureFolder}/${storyPictureFile(object)}`, width, height },
        ...{ alt: inLocale(alt, locale), lang: langOfText(alt, locale) },
      })),
    },
  } satisfies Partial<StoryViewProps>;
}
