import { readRow } from '../db/readRow';
import { AppError } from '../errors/AppError';
import { toAppError } from '../errors/toAppError';

/** What jobs do; a new kind is added here and gets words. */
export const jobKinds = [
  'people_role',
  'team_suggestions',
  'teams_change',
  'teams_withdraw',
  'invite_again',
  'import_people',
  'import_invite',
  'import_undo',
  'delete_demo_data',
] as const;
/** What a job does. */
export type JobKind = (typeof jobKinds)[number];

/** How a job stands: it waits for the clock, runs, was stopped, is done, or was given up. */
export const jobStates = ['waiting', 'running', 'stopped', 'done', 'failed'] as const;
/** How a job stands. */
export type JobState = (typeof jobStates)[number];

/** A person as jobs name them. */
export interface JobPerson {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatar: string | undefined;
}

/** Long work that an organiser started. */
export interface Job {
  readonly id: string;
  readonly kind: JobKind;
  /** What was asked for, as its kind reads it. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly reason: string | undefined;
  readonly state: JobState;
  readonly total: number;
  /** How many of the total were looked at. */
  readonly done: number;
  /** How many of them came to which fate; `changed` are those that something was done to. */
  readonly fates: ReadonlyMap<string, number>;
  /** What went wrong last, as an error that has words; undefined while nothing did. */
  readonly error: AppError | undefined;
  /** The job that it takes back. */
  readonly undoes: string | undefined;
  /** The job that takes it back. */
  readonly undoneBy: string | undefined;
  /** Until when it can be taken back; undefined where it cannot. */
  readonly undoUntil: Date | undefined;
  /** Undefined once they left. */
  readonly starter: JobPerson | undefined;
  readonly createdAt: Date;
  readonly finishedAt: Date | undefined;
}

/** Somebody, or a team, for whom a job did nothing, and why. */
export interface JobLeftOut {
  readonly n: number;
  readonly fate: string;
  readonly person: JobPerson | undefined;
  readonly team: { readonly id: string; readonly name: string; readonly slug: string } | undefined;
}

function personOf(value: unknown): JobPerson {
  const row = readRow('list_jobs.person', value);
  return {
    userId: row.requiredText('user_id'),
    firstName: row.text('first_name'),
    lastName: row.text('last_name'),
    avatar: row.optionalText('avatar'),
  };
}

function teamOf(value: unknown): NonNullable<JobLeftOut['team']> {
  const row = readRow('list_job_items.team', value);
  return { id: row.requiredText('id'), name: row.requiredText('name'), slug: row.requiredText('slug') };
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new AppError('malformed_row', { message: 'list_jobs: not an object' });
  return value as Record<string, unknown>;
};

/** Counts by name, as jobs and previews answer them. @throws AppError `malformed_row` */
export function countsOf(value: unknown): ReadonlyMap<string, number> {
  const row = readRow('counts', value);
  return new Map(Object.keys(recordOf(value)).map((name) => [name, row.number(name)]));
}

/** Reads a row of `list_jobs`. @throws AppError `malformed_row` */
export function jobFromRow(value: unknown): Job {
  const row = readRow('list_jobs', value);
  const error = row.optionalText('error');
  return {
    id: row.requiredText('id'),
    kind: row.oneOf('kind', jobKinds),
    input: row.optional('input', recordOf) ?? {},
    reason: row.optionalText('reason'),
    state: row.oneOf('state', jobStates),
    total: row.number('total'),
    done: row.number('done'),
    fates: row.optional('result', countsOf) ?? new Map(),
    error: error === undefined ? undefined : toAppError({ code: error }),
    undoes: row.optionalText('undoes'),
    undoneBy: row.optionalText('undone_by'),
    undoUntil: row.optionalTime('undo_until'),
    starter: row.optional('starter', personOf),
    createdAt: row.time('created_at'),
    finishedAt: row.optionalTime('finished_at'),
  };
}

/** Reads a row of `list_job_items`. @throws AppError `malformed_row` */
export function jobLeftOutFromRow(value: unknown): JobLeftOut {
  const row = readRow('list_job_items', value);
  return {
    n: row.number('n'),
    fate: row.requiredText('fate'),
    person: row.optional('person', personOf),
    team: row.optional('team', teamOf),
  };
}
