import { readRow } from '../db/readRow';

/** How many participants registered on a day in Berlin. */
export interface RegistrationDay {
  /** As `2024-11-04`. */
  readonly day: string;
  readonly people: number;
}

/** How many participants are from a city. */
export interface PeopleOfCity {
  readonly city: string;
  readonly people: number;
}

/** When participants registered, and where most of them are from. */
export interface PeopleGrowth {
  /** Days on which somebody did, the first first. */
  readonly days: readonly RegistrationDay[];
  /** At most eight, most people first. */
  readonly cities: readonly PeopleOfCity[];
}

/** What can have happened. */
export const newsKinds = ['handed_in', 'accepted', 'changes_requested', 'founded'] as const;
/** What happened. */
export type NewsKind = (typeof newsKinds)[number];

/** Something that happened in the season. */
export interface SeasonNews {
  readonly kind: NewsKind;
  readonly at: Date;
  readonly team: { readonly id: string; readonly name: string; readonly slug: string };
  /** The week that was handed in or judged; undefined of a team that was founded. */
  readonly week: number | undefined;
  /** Who did it; undefined for the clock, and for somebody who is gone. */
  readonly person: string | undefined;
}

function dayFromEntry(value: unknown): RegistrationDay {
  const row = readRow('people_growth.days', value);
  return { day: row.day('day'), people: row.number('people') };
}

function cityFromEntry(value: unknown): PeopleOfCity {
  const row = readRow('people_growth.cities', value);
  return { city: row.requiredText('city'), people: row.number('people') };
}

/** Reads what `people_growth` answers. @throws AppError `malformed_row` naming the column. */
export function peopleGrowthFromRow(value: unknown): PeopleGrowth {
  const row = readRow('people_growth', value);
  return { days: row.list('days', dayFromEntry), cities: row.list('cities', cityFromEntry) };
}

/** Reads a row of `season_news`. @throws AppError `malformed_row` naming the column. */
export function seasonNewsFromRow(value: unknown): SeasonNews {
  const row = readRow('season_news', value);
  return {
    kind: row.oneOf('kind', newsKinds),
    at: row.time('at'),
    team: {
      id: row.requiredText('team_id'),
      name: row.requiredText('team_name'),
      slug: row.requiredText('team_slug'),
    },
    week: row.optionalNumber('week'),
    person: row.optionalText('person'),
  };
}
