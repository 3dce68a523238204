import { readRow } from '../db/readRow';
import type { LocalText } from '../text/LocalText';
import { storyContentFromRow, type StoryContent } from './StoryParts';

/**
 * A finalist's published story, as everybody may read it. The public snapshot holds one row of `showcase_stories()` for each story
 * that is published at that time: what this type has and nothing else. No drafts, no ids of people, no addresses, nothing of who
 * was asked, agreed or did not; a story from which anybody took their yes back, or that organisers hid, has no row. Pictures are
 * downloaded from the bucket `story-pictures` by their `object`, with the public key, for as long as the story is published.
 */
export interface ShowcaseStory extends StoryContent {
  /** Last part of its address `/showcase/{slug}`; unique over all seasons and never given to another team. */
  readonly slug: string;
  /** Name of the team. */
  readonly name: string;
  /** As it is shown: GROW 23/24. */
  readonly seasonLabel: string;
  /** First day of week 1, as `2023-11-06`. */
  readonly seasonStartsOn: string;
  /** Length of the season in weeks. */
  readonly seasonWeeks: number;
  readonly city: string | undefined;
  /** How many were in the team. */
  readonly teamSize: number;
  /** Place in the final: 1 won it. Undefined where only being a finalist is told. */
  readonly place: number | undefined;
  /** Whole euros. */
  readonly prizeEuros: number | undefined;
  readonly publishedAt: Date;
}

/** The topic that a story writes, and what its team calls its industry where it writes none. */
export const topicOf = (written: LocalText, industry: string | undefined): LocalText =>
  written.en.trim() + written.de.trim() === '' ? { en: industry ?? '', de: industry ?? '' } : written;

/** Reads a row of `showcase_stories()`. @throws AppError `malformed_row` naming the column. */
export function storyFromRow(value: unknown): ShowcaseStory {
  const row = readRow('showcase_stories', value);
  const content = row.optional('content', storyContentFromRow) ?? storyContentFromRow(undefined);
  return {
    ...content,
    slug: row.requiredText('slug'),
    name: row.requiredText('name'),
    seasonLabel: row.requiredText('season_label'),
    seasonStartsOn: row.day('season_starts_on'),
    seasonWeeks: row.number('season_weeks'),
    city: row.optionalText('city'),
    topic: topicOf(content.topic, row.optionalText('topic')),
    teamSize: row.number('team_size'),
    place: row.optionalNumber('place'),
    prizeEuros: row.optionalNumber('prize_euros'),
    publishedAt: row.time('published_at'),
  };
}
