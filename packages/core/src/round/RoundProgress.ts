import { readRow } from '../db/readRow';
import { namedPersonFromRow, presences, type NamedPerson, type Presence } from './Stage';

/** A juror whose score sheets are late. */
export interface MissingBallots {
  readonly juror: NamedPerson & { readonly avatar: string | undefined; readonly stageId: string | undefined };
  readonly teams: readonly { readonly id: string; readonly name: string; readonly hasDraft: boolean }[];
  /** Since when the first of them could be there. */
  readonly since: Date;
  readonly remindedAt: Date | undefined;
}

/** A score sheet that came in. */
export interface LatestBallot {
  readonly at: Date;
  readonly juror: NamedPerson;
  readonly team: { readonly id: string; readonly name: string };
  /** Whether an organiser keyed it in from paper. */
  readonly isFromPaper: boolean;
}

/** How far the teams of a stage are. */
export interface StageProgress {
  readonly id: string;
  /** In their order. */
  readonly teams: readonly {
    readonly teamId: string;
    readonly position: number;
    readonly presence: Presence;
    readonly isIn: number;
    readonly wanted: number;
  }[];
}

/** How far the scoring is: counts and names, never scores. */
export interface RoundProgress {
  readonly wanted: number;
  readonly isIn: number;
  readonly recused: number;
  /** How many came after the lock and wait. */
  readonly late: number;
  readonly stages: readonly StageProgress[];
  /** Whoever has been late for longest first. */
  readonly missing: readonly MissingBallots[];
  /** The newest ten, newest first. */
  readonly latest: readonly LatestBallot[];
  /** When each juror's device last had everything; undefined for one that never said so. */
  readonly ready: readonly { readonly jurorId: string; readonly readyAt: Date | undefined }[];
}

const namedTeam = (value: unknown) => {
  const team = readRow('round_progress.team', value);
  return { id: team.requiredText('id'), name: team.requiredText('name') };
};

function stageFromEntry(value: unknown): StageProgress {
  const row = readRow('round_progress.stages', value);
  return {
    id: row.requiredText('id'),
    teams: row.list('teams', (entry) => {
      const team = readRow('round_progress.stages.teams', entry);
      return {
        teamId: team.requiredText('team_id'),
        position: team.number('position'),
        presence: team.oneOf('presence', presences),
        isIn: team.number('in'),
        wanted: team.number('wanted'),
      };
    }),
  };
}

function missingFromEntry(value: unknown): MissingBallots {
  const row = readRow('round_progress.missing', value);
  const { juror } = value as { juror?: unknown };
  const person = readRow('round_progress.missing.juror', juror);
  return {
    juror: {
      ...namedPersonFromRow(juror),
      avatar: person.optionalText('avatar'),
      stageId: person.optionalText('stage_id'),
    },
    teams: row.list('teams', (entry) => ({
      ...namedTeam(entry),
      hasDraft: readRow('round_progress.team', entry).flag('has_draft', false),
    })),
    since: row.time('since'),
    remindedAt: row.optionalTime('reminded_at'),
  };
}

function latestFromEntry(value: unknown): LatestBallot {
  const { juror, team } = value as { juror?: unknown; team?: unknown };
  const row = readRow('round_progress.latest', value);
  return {
    at: row.time('at'),
    juror: namedPersonFromRow(juror),
    team: namedTeam(team),
    isFromPaper: row.flag('is_from_paper', false),
  };
}

/** Reads what `round_progress` answers. @throws AppError `malformed_row` */
export function roundProgressFromRow(value: unknown): RoundProgress {
  const row = readRow('round_progress', value);
  return {
    wanted: row.number('wanted'),
    isIn: row.number('in'),
    recused: row.number('recused'),
    late: row.number('late'),
    stages: row.list('stages', stageFromEntry),
    missing: row.list('missing', missingFromEntry),
    latest: row.list('latest', latestFromEntry),
    ready: row.list('ready', (entry) => {
      const juror = readRow('round_progress.ready', entry);
      return { jurorId: juror.requiredText('juror_id'), readyAt: juror.optionalTime('ready_at') };
    }),
  };
}
