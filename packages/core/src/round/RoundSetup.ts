import { readRow } from '../db/readRow';
import { AppError } from '../errors/AppError';
import { roles, type Role } from '../profile/Role';
import { criterionFromRow, type Criterion } from './Criterion';
import { roundFromRow, type Round } from './Round';
import { hostableStageFromRow, presences, type HostableStage, type Presence } from './Stage';

/** Kinds of score sheets. */
export const ballotKinds = ['stage', 'bridge'] as const;
/** `stage`: seen live; `bridge`: a film of another stage. */
export type BallotKind = (typeof ballotKinds)[number];

/** How far a score sheet can be. */
export const ballotStates = ['assigned', 'draft', 'submitted', 'locked', 'recused'] as const;
/** `assigned`: nothing is written; `draft`; `submitted`: handed in; `locked`; `recused`: the juror stepped back. */
export type BallotState = (typeof ballotStates)[number];

/** Why somebody may not judge a team. */
export const conflictReasons = ['mentor', 'member', 'university', 'declared'] as const;
/** They mentor it or did; they are in it; they share a university with somebody in it; it was declared. */
export type ConflictReason = (typeof conflictReasons)[number];

/** A team of a round. */
export interface RoundTeam {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly city: string | undefined;
  readonly logo: string | undefined;
  /** How many people it has. */
  readonly members: number;
  /** Undefined while it has no place. */
  readonly stageId: string | undefined;
  readonly position: number | undefined;
  readonly presence: Presence;
}

/** How far somebody is who was invited by mail. */
export interface GuestStand {
  /** When their link was last asked for. */
  readonly invitedAt: Date;
  /** Since when their invitation is taken back. */
  readonly revokedAt: Date | undefined;
  readonly lastLoginAt: Date | undefined;
}

/** Somebody who judges in a round. */
export interface RoundJuror {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatar: string | undefined;
  /** Undefined for a guest. */
  readonly role: Role | undefined;
  readonly university: string | undefined;
  readonly city: string | undefined;
  readonly stageId: string | undefined;
  /** When their device last had everything. */
  readonly readyAt: Date | undefined;
  /** Since when they judge no more. */
  readonly withdrawnAt: Date | undefined;
  readonly withdrawnReason: string | undefined;
  /** Undefined for members. */
  readonly guest: GuestStand | undefined;
}

/** That a juror may not judge a team. */
export interface RoundConflict {
  readonly teamId: string;
  readonly jurorId: string;
  readonly reason: ConflictReason;
}

/** A score sheet of a juror and a team, without what it says. */
export interface RoundBallot {
  readonly id: string;
  readonly teamId: string;
  readonly jurorId: string;
  readonly kind: BallotKind;
  readonly state: BallotState;
  /** Whether an organiser keyed it in from paper. */
  readonly isFromPaper: boolean;
}

/** What keeps a round from opening; all empty where nothing does. */
export interface RoundGaps {
  /** Teams with fewer score sheets than wanted, those with fewest first. */
  readonly teams: readonly { readonly id: string; readonly has: number }[];
  /** Jurors without a score sheet. */
  readonly jurors: readonly string[];
  /** What the weights add up to; undefined for 100. */
  readonly weights: number | undefined;
  /** Teams without a stage. */
  readonly unplaced: readonly string[];
  /** Into how many groups that share no juror the teams fall apart; undefined where all can be compared. */
  readonly parts: number | undefined;
  /** Teams that belong into the round by now. */
  readonly joined: readonly string[];
  /** Teams that do not belong into it any more. */
  readonly left: readonly string[];
}

/** All that organisers set of a round. */
export interface RoundSetup {
  readonly round: Round;
  /** In their order. */
  readonly criteria: readonly Criterion[];
  readonly stages: readonly HostableStage[];
  readonly teams: readonly RoundTeam[];
  readonly jurors: readonly RoundJuror[];
  readonly conflicts: readonly RoundConflict[];
  readonly ballots: readonly RoundBallot[];
  readonly gaps: RoundGaps;
  /** Names what a proposal of score sheets is computed from; saving one on another is refused. */
  readonly ground: string;
}

function teamFromEntry(value: unknown): RoundTeam {
  const row = readRow('round_setup.teams', value);
  return {
    id: row.requiredText('id'),
    slug: row.requiredText('slug'),
    name: row.requiredText('name'),
    city: row.optionalText('city'),
    logo: row.optionalText('logo'),
    members: row.number('members'),
    stageId: row.optionalText('stage_id'),
    position: row.optionalNumber('position'),
    presence: row.oneOf('presence', presences),
  };
}

function guestFromEntry(value: unknown): GuestStand {
  const row = readRow('round_setup.jurors.guest', value);
  return {
    invitedAt: row.time('invited_at'),
    revokedAt: row.optionalTime('revoked_at'),
    lastLoginAt: row.optionalTime('last_login_at'),
  };
}

function jurorFromEntry(value: unknown): RoundJuror {
  const row = readRow('round_setup.jurors', value);
  return {
    id: row.requiredText('id'),
    firstName: row.text('first_name'),
    lastName: row.text('last_name'),
    avatar: row.optionalText('avatar'),
    role: row.optionalOneOf('role', roles),
    university: row.optionalText('university'),
    city: row.optionalText('city'),
    stageId: row.optionalText('stage_id'),
    readyAt: row.optionalTime('ready_at'),
    withdrawnAt: row.optionalTime('withdrawn_at'),
    withdrawnReason: row.optionalText('withdrawn_reason'),
    guest: row.optional('guest', guestFromEntry),
  };
}

// A pair is a list of three, for there are hundreds.
function conflictFromEntry(value: unknown): RoundConflict {
  if (!Array.isArray(value))
    throw new AppError('malformed_row', { message: 'round_setup.conflicts: not a list' });
  const [team, juror, reason] = value as unknown[];
  const row = readRow('round_setup.conflicts', { team, juror, reason });
  return {
    teamId: row.requiredText('team'),
    jurorId: row.requiredText('juror'),
    reason: row.oneOf('reason', conflictReasons),
  };
}

function ballotFromEntry(value: unknown): RoundBallot {
  const row = readRow('round_setup.ballots', value);
  return {
    id: row.requiredText('id'),
    teamId: row.requiredText('team_id'),
    jurorId: row.requiredText('juror_id'),
    kind: row.oneOf('kind', ballotKinds),
    state: row.oneOf('state', ballotStates),
    isFromPaper: row.flag('is_from_paper', false),
  };
}

/** Reads gaps as `round_setup` has them, and the details of `round_has_gaps`. @throws AppError `malformed_row` */
export function roundGapsFromRow(value: unknown): RoundGaps {
  const row = readRow('round_gaps', value);
  const shortOf = (entry: unknown) => {
    const team = readRow('round_gaps.teams', entry);
    return { id: team.requiredText('id'), has: team.number('has') };
  };
  return {
    teams: row.optional('teams', (list) => readRow('round_gaps', { list }).list('list', shortOf)) ?? [],
    jurors: row.textList('jurors'),
    weights: row.optionalNumber('weights'),
    unplaced: row.textList('unplaced'),
    parts: row.optionalNumber('parts'),
    joined: row.textList('joined'),
    left: row.textList('left'),
  };
}

/** Reads what `round_setup` answers. @throws AppError `malformed_row` */
export function roundSetupFromRow(value: unknown): RoundSetup {
  const row = readRow('round_setup', value);
  const { round, gaps } = value as { round?: unknown; gaps?: unknown };
  return {
    round: roundFromRow(round),
    criteria: row.list('criteria', criterionFromRow),
    stages: row.list('stages', hostableStageFromRow),
    teams: row.list('teams', teamFromEntry),
    jurors: row.list('jurors', jurorFromEntry),
    conflicts: row.list('conflicts', conflictFromEntry),
    ballots: row.list('ballots', ballotFromEntry),
    gaps: roundGapsFromRow(gaps),
    ground: row.requiredText('ground'),
  };
}
