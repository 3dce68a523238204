import { readRow } from '../db/readRow';
import { milestoneFromRow, type Milestone } from '../milestone/Milestone';
import type { LocalText } from '../text/LocalText';

/** What holds for a whole season. */
export interface SeasonRules {
  readonly id: string;
  readonly label: string;
  /** First day of week 1, a Monday, as `2024-11-04`. */
  readonly startsOn: string;
  readonly weeks: number;
  readonly teamClosesAt: Date | undefined;
  readonly minTeam: number;
  readonly maxTeam: number;
  /** Another one after every change. */
  readonly version: string;
}

/** A week as organisers write it. */
export interface WeekSettings {
  readonly week: number;
  readonly verb: LocalText;
  readonly task: LocalText;
  /** Undefined where the week asks for nothing, which stays so. */
  readonly milestone: Milestone | undefined;
  /** Whether a team has begun to write for it: then its parts stay. */
  readonly isInUse: boolean;
  /** Another one after every change. */
  readonly version: string;
}

/** All that is set of a season, as it was at one time. */
export interface SeasonSettings {
  /** When it was read, by the clock of the backend. */
  readonly readAt: Date;
  readonly season: SeasonRules;
  /** Whether organisers prepare it, and nobody else reads of it. */
  readonly isPrepared: boolean;
  /** Since when it is stopped; undefined while it goes on. */
  readonly stoppedAt: Date | undefined;
  /** In order. */
  readonly weeks: readonly WeekSettings[];
}

function rulesFromEntry(value: unknown): SeasonRules {
  const row = readRow('season_settings.season', value);
  return {
    id: row.requiredText('id'),
    label: row.requiredText('label'),
    startsOn: row.day('starts_on'),
    weeks: row.number('weeks'),
    teamClosesAt: row.optionalTime('team_closes_at'),
    minTeam: row.number('min_team'),
    maxTeam: row.number('max_team'),
    version: row.requiredText('version'),
  };
}

function weekFromEntry(value: unknown): WeekSettings {
  const row = readRow('season_settings.weeks', value);
  return {
    week: row.number('week'),
    verb: row.requiredLocalText('verb'),
    task: row.requiredLocalText('task'),
    milestone: row.optional('milestone', (found) =>
      milestoneFromRow({ ...(found as object), milestone_parts: (found as { parts?: unknown }).parts }),
    ),
    isInUse: row.flag('is_in_use', false),
    version: row.requiredText('version'),
  };
}

/** Reads what `season_settings` answers. @throws AppError `malformed_row` naming the column. */
export function seasonSettingsFromRow(value: unknown): SeasonSettings {
  const row = readRow('season_settings', value);
  const season = row.optional('season', rulesFromEntry);
  const timeOf = (column: string) =>
    row.optional('season', (entry) => readRow('season_settings.season', entry).optionalTime(column));
  return {
    readAt: row.time('at'),
    season: season ?? rulesFromEntry(undefined),
    isPrepared: timeOf('opened_at') === undefined,
    stoppedAt: timeOf('stopped_at'),
    weeks: row.list('weeks', weekFromEntry),
  };
}
