import { readRow } from '../db/readRow';
import { teamPresences } from '../gate/GateResults';

/** A juror as the room names them. */
export interface ProgressJuror {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatar: string | undefined;
  readonly stageId: string | undefined;
}

/** Whose score sheets are missing. */
export interface MissingSheets {
  readonly juror: ProgressJuror;
  /** The first due first. */
  readonly teams: readonly { readonly id: string; readonly name: string; readonly hasDraft: boolean }[];
  readonly since: Date;
  readonly remindedAt: Date | undefined;
}

/** How far the scoring is: counts and names, never scores. */
export interface RoundProgress {
  /** Score sheets that are asked for. */
  readonly wanted: number;
  readonly handedIn: number;
  readonly recused: number;
  /** Arrived after the lock. */
  readonly late: number;
  readonly stages: readonly {
    readonly id: string;
    readonly teams: readonly {
      readonly teamId: string;
      readonly position: number;
      readonly presence: (typeof teamPresences)[number];
      readonly handedIn: number;
      readonly wanted: number;
    }[];
  }[];
  /** Those who are missing for the longest first. */
  readonly missing: readonly MissingSheets[];
  /** The newest first. */
  readonly latest: readonly {
    readonly at: Date;
    readonly juror: ProgressJuror;
    readonly team: { readonly id: string; readonly name: string };
  }[];
  /** Whose device has everything, and since when. */
  readonly ready: readonly { readonly jurorId: string; readonly readyAt: Date | undefined }[];
}

function jurorFromJson(value: unknown): ProgressJuror {
  const row = readRow('round_progress.juror', value);
  return {
    id: row.requiredText('id'),
    firstName: row.text('first_name'),
    lastName: row.text('last_name'),
    avatar: row.optionalText('avatar'),
    stageId: row.optionalText('stage_id'),
  };
}

const inside = (value: unknown): unknown => value;

function stageFromJson(value: unknown): RoundProgress['stages'][number] {
  const row = readRow('round_progress.stages', value);
  return {
    id: row.requiredText('id'),
    teams: row.list('teams', (entry) => {
      const team = readRow('round_progress.teams', entry);
      return {
        teamId: team.requiredText('team_id'),
        position: team.number('position'),
        presence: team.oneOf('presence', teamPresences),
        handedIn: team.number('in'),
        wanted: team.number('wanted'),
      };
    }),
  };
}

function missingFromJson(value: unknown): MissingSheets {
  const row = readRow('round_progress.missing', value);
  return {
    juror: jurorFromJson(row.optional('juror', inside)),
    teams: row.list('teams', (entry) => {
      const team = readRow('round_progress.missing.teams', entry);
      return {
        id: team.requiredText('id'),
        name: team.requiredText('name'),
        hasDraft: team.flag('has_draft', false),
      };
    }),
    since: row.time('since'),
    remindedAt: row.optionalTime('reminded_at'),
  };
}

function latestFromJson(value: unknown): RoundProgress['latest'][number] {
  const row = readRow('round_progress.latest', value);
  const team = readRow('round_progress.latest.team', row.optional('team', inside));
  return {
    at: row.time('at'),
    juror: jurorFromJson(row.optional('juror', inside)),
    team: { id: team.requiredText('id'), name: team.requiredText('name') },
  };
}

/** Reads what `round_progress()` answers. @throws AppError `malformed_row` naming the column */
export function roundProgressFromJson(value: unknown): RoundProgress {
  const row = readRow('round_progress', value);
  return {
    wanted: row.number('wanted'),
    handedIn: row.number('in'),
    recused: row.number('recused'),
    late: row.number('late'),
    stages: row.list('stages', stageFromJson),
    missing: row.list('missing', missingFromJson),
    latest: row.list('latest', latestFromJson),
    ready: row.list('ready', (entry) => {
      const one = readRow('round_progress.ready', entry);
      return { jurorId: one.requiredText('juror_id'), readyAt: one.optionalTime('ready_at') };
    }),
  };
}
