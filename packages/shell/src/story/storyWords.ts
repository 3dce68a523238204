// The words of a published story, the same on its public page and where its team and whoever is asked look at it before.
import type { ShowcaseStory, StoryOutcome, StoryVoice, StoryWeekState } from '@grow/core/showcase';
import { inLocale, type LocalText } from '@grow/core/text';
import type { Locale } from '../language/localeStore';
import { m } from '../paraglide/messages';

const none = {};

/** What became of a team, in a word. */
export function outcomeWord(outcome: StoryOutcome, locale: Locale): string {
  const words = {
    company: m.story_company,
    sold: m.story_sold,
    goes_on: m.story_goes_on,
    ended: m.story_ended,
  };
  return words[outcome](none, { locale });
}

/** Who says what of a team, as the head of the quotes. */
export function voiceWord(voice: StoryVoice, locale: Locale): string {
  const words = { juror: m.story_jury_wrote, mentor: m.story_mentor_said, outside: m.story_others_said };
  return words[voice](none, { locale });
}

/** What stands for a week of which the team says nothing. */
export function weekWord(state: StoryWeekState, locale: Locale): string {
  const words = {
    accepted: m.story_week_accepted,
    handed_in: m.story_week_handed_in,
    missed: m.story_week_missed,
    free: m.story_week_free,
  };
  return words[state](none, { locale });
}

/** How a team ended in the final: "Won the final", "Place 3". */
export function placeWord({ place }: Pick<ShowcaseStory, 'place'>, locale: Locale): string {
  if (place === undefined) return m.story_finalist(none, { locale });
  return place === 1 ? m.story_won(none, { locale }) : m.story_place({ place }, { locale });
}

/** "Company, 9 people": what a team is today. */
export function todayWord(
  { outcome, peopleToday: count }: Pick<ShowcaseStory, 'outcome' | 'peopleToday'>,
  locale: Locale,
): string {
  const word = outcomeWord(outcome, locale);
  if (count === undefined) return word;
  return count === 1
    ? m.story_today_one({ outcome: word }, { locale })
    : m.story_today({ outcome: word, count }, { locale });
}

/** The text in a language, undefined where it is blank in both. */
export function textIn(text: LocalText, locale: Locale): string | undefined {
  const said = inLocale(text, locale);
  return said.trim() === '' ? undefined : said;
}

/** `1,400` */
export const storyCount = (count: number, locale: Locale): string =>
  new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB').format(count);

/** A person's name in the two parts that a mark is drawn from. */
export function nameParts(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  return {
    firstName: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    lastName: words.length > 1 ? (words.at(-1) ?? '') : '',
  };
}
