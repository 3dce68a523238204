import type { ShowcaseSeason, ShowcaseStory, StoryOutcome } from '@grow/core/showcase';
import { seasonShort, textIn, todayWord } from '@grow/shell/story';
import type { TeamFate } from '@grow/ui';
import { formatCount } from '../format';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';

/** What became of a team, as the kit draws it. */
export const fates: Record<StoryOutcome, TeamFate> = {
  company: 'company',
  sold: 'sold',
  goes_on: 'goesOn',
  ended: 'ended',
};

/** A season as it stands in an address: "23-24". */
export const seasonKey = (label: string): string => seasonShort(label).replaceAll(/[^\w]+/g, '-');

/** What the address and the filter call a topic: the same in both languages. */
export const topicKey = ({ en, de }: ShowcaseStory['topic']): string => en.trim() || de.trim();

/** Where from, about what, and what it is today: "Kiel, Materials. Company, 9 people". */
export const noteWords = (story: ShowcaseStory, locale: Locale): string =>
  [[story.city, textIn(story.topic, locale)].filter(Boolean).join(', '), todayWord(story, locale)]
    .filter(Boolean)
    .join('. ');

/** A season in three short lines. */
export const seasonFacts = (season: ShowcaseSeason, locale: Locale): string[] => [
  m.showcase_students({ count: formatCount(season.students, locale) }),
  m.showcase_teams({ count: formatCount(season.teams, locale) }),
  m.showcase_finalists({ count: formatCount(season.finalists, locale) }),
];

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
