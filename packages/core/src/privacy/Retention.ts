import { readRow } from '../db/readRow';
import { teamPersonFromRow, type TeamPerson } from '../team/TeamPerson';

/** What is kept for a time and then removed. */
export const retentionRules = [
  'unconfirmed_accounts',
  'calendar_feeds',
  'mails',
  'data_requests',
  'data_reads',
  'audit_log',
] as const;
/** One of {@link retentionRules}. */
export type RetentionRule = (typeof retentionRules)[number];

/** A run as it is kept for proof, or a look at what one would remove. */
export interface RetentionRun {
  readonly id: string;
  readonly rule: RetentionRule;
  /** Only counted. */
  readonly isDry: boolean;
  readonly isAutomatic: boolean;
  /** What was older than this went, or would. */
  readonly keptSince: Date;
  /** How many rows were older when it began. */
  readonly found: number;
  readonly removed: number;
  readonly startedAt: Date;
  /** Undefined while something is left to remove. */
  readonly finishedAt: Date | undefined;
  /** Undefined for the clock, and for who is gone. */
  readonly by: TeamPerson | undefined;
}

/** A rule with what was done by it last. */
export interface RetentionLine {
  readonly rule: RetentionRule;
  /** For how long it is kept; undefined where that is until a year after the season. */
  readonly days: number | undefined;
  /** The clock removes it by itself. */
  readonly isAutomatic: boolean;
  readonly lastRun: RetentionRun | undefined;
  readonly lastLook: RetentionRun | undefined;
}

/** Reads a row of `retention_runs`. @throws AppError `malformed_row` naming the column. */
export function retentionRunFromRow(value: unknown): RetentionRun {
  const row = readRow('retention_runs', value);
  return {
    id: row.requiredText('id'),
    rule: row.oneOf('rule', retentionRules),
    isDry: row.flag('is_dry', false),
    isAutomatic: row.flag('is_automatic', false),
    keptSince: row.time('kept_since'),
    found: row.number('found'),
    removed: row.number('removed'),
    startedAt: row.time('started_at'),
    finishedAt: row.optionalTime('finished_at'),
    by: row.optional('by', teamPersonFromRow),
  };
}

/** Reads a row of `list_retention()`. @throws AppError `malformed_row` naming the column. */
export function retentionLineFromRow(value: unknown): RetentionLine {
  const row = readRow('list_retention', value);
  return {
    rule: row.oneOf('rule', retentionRules),
    days: row.optionalNumber('days'),
    isAutomatic: row.flag('is_automatic', false),
    lastRun: row.optional('last_run', retentionRunFromRow),
    lastLook: row.optional('last_look', retentionRunFromRow),
  };
}
