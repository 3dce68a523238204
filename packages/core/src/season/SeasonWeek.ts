import { readRow } from '../db/readRow';
import type { Locale } from '../profile/Locale';
import { inLocale, type LocalText } from '../text/LocalText';

/** A week of a season: what it is called, what one does in it, and what it asks for in short. */
export interface SeasonWeek {
  /** 1 is the week that the season starts with. */
  readonly week: number;
  /** One word, such as Listen. */
  readonly verb: LocalText;
  /** A sentence or two, said to one person. */
  readonly task: LocalText;
  /** What is handed in and until when; undefined where the week asks for nothing. Its brief and parts are read as `Milestone`. */
  readonly milestone: { readonly title: LocalText; readonly dueAt: Date } | undefined;
}

/** Reads a row of `season_weeks` with the title and due time of its milestone. @throws AppError `malformed_row` naming the column. */
export function seasonWeekFromRow(value: unknown): SeasonWeek {
  const row = readRow('season_weeks', value);
  return {
    week: row.number('week'),
    verb: row.requiredLocalText('verb'),
    task: row.requiredLocalText('task'),
    milestone: row.optional('milestones', (found) => {
      const asked = readRow('milestones', found);
      return { title: asked.requiredLocalText('title'), dueAt: asked.time('due_at') };
    }),
  };
}

type Programme = { readonly programme: readonly SeasonWeek[] };

/** A week by its number; undefined where nobody has written it, and without a number. */
export const weekOfSeason = ({ programme }: Programme, week: number | undefined): SeasonWeek | undefined =>
  programme.find((one) => one.week === week);

/** The verbs of all weeks in order, in one language; '' where nobody has written one. */
export const seasonVerbs = (season: Programme & { readonly weeks: number }, locale: Locale): string[] =>
  Array.from({ length: season.weeks }, (_, index) => {
    const week = weekOfSeason(season, index + 1);
    return week ? inLocale(week.verb, locale) : '';
  });
