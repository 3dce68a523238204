import { readRow } from '../db/readRow';
import type { GateDecision } from '../ranking';
import { presences, type Presence } from '../round/Stage';
import { teamPersonFromRow, type TeamPerson } from '../team/TeamPerson';
import type { LocalText } from '../text/LocalText';
import { gateCorrectionFromJson, type GateCorrection } from './GateCorrection';
import { gateDecisions, gateRoundFromJson, type GateRound } from './GateRound';

/** A team of a round. */
export interface GateTeam {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly city: string | undefined;
  readonly logo: string | undefined;
  /** Of the team in its season, such as `withdrawn`. */
  readonly status: string;
  readonly stageId: string | undefined;
  readonly position: number | undefined;
  readonly presence: Presence;
  /** How many notes there are on it. */
  readonly notes: number;
}

/** A question of a round. */
export interface GateCriterion {
  readonly id: string;
  readonly name: LocalText;
  /** Per cent of the score. */
  readonly weight: number;
}

/** Somebody who judged, also where they do no more. */
export interface GateJuror extends TeamPerson {
  readonly stageId: string | undefined;
  readonly withdrawnAt: Date | undefined;
}

/** A score sheet that counts. */
export interface GateBallot {
  readonly id: string;
  readonly teamId: string;
  readonly jurorId: string;
  readonly kind: 'stage' | 'bridge';
  /** Steps from 1 to 5 by criterion. */
  readonly scores: Readonly<Record<string, number>>;
  /** What the team reads after the release; '' for nothing. */
  readonly commentTeam: string;
  readonly commentJury: string;
  readonly isCommentHeld: boolean;
  /** Whether it came after the lock and counts all the same. */
  readonly isAdmitted: boolean;
  /** Whether an organiser keyed it in from paper. */
  readonly isFromPaper: boolean;
}

/** A score sheet that came after the lock; nobody knows what it says. */
export interface LateBallot {
  readonly ballotId: string;
  readonly teamId: string;
  readonly jurorId: string;
  /** When the juror pressed, by their own clock. */
  readonly finishedAt: Date;
  readonly arrivedAt: Date;
}

/** What was decided about a team: during deliberation by hand alone, afterwards about every team. */
export interface StoredDecision {
  readonly teamId: string;
  readonly decision: GateDecision;
  readonly isByHand: boolean;
  /** '' where the line decided. */
  readonly reason: string;
  /** Undefined for somebody who is gone. */
  readonly decidedBy: TeamPerson | undefined;
  readonly decidedAt: Date;
}

/** Everything that a round is decided from. */
export interface GateResults {
  readonly round: GateRound;
  /** In the order in which they are asked. */
  readonly criteria: readonly GateCriterion[];
  readonly stages: readonly { readonly id: string; readonly name: string }[];
  readonly teams: readonly GateTeam[];
  readonly jurors: readonly GateJuror[];
  readonly ballots: readonly GateBallot[];
  readonly late: readonly LateBallot[];
  readonly decisions: readonly StoredDecision[];
  readonly corrections: readonly GateCorrection[];
  /** Names what the ranking is computed from; a decision carries it. */
  readonly digest: string;
}

function gateTeamFromJson(value: unknown): GateTeam {
  const row = readRow('round_results.teams', value);
  return {
    id: row.requiredText('id'),
    slug: row.requiredText('slug'),
    name: row.requiredText('name'),
    city: row.optionalText('city'),
    logo: row.optionalText('logo'),
    status: row.requiredText('status'),
    stageId: row.optionalText('stage_id'),
    position: row.optionalNumber('position'),
    presence: row.oneOf('presence', presences),
    notes: row.number('notes'),
  };
}

function gateJurorFromJson(value: unknown): GateJuror {
  const row = readRow('round_results.jurors', value);
  return {
    ...teamPersonFromRow(value, 'round_results.jurors'),
    stageId: row.optionalText('stage_id'),
    withdrawnAt: row.optionalTime('withdrawn_at'),
  };
}

function scoresFromJson(value: unknown): Readonly<Record<string, number>> {
  const row = readRow('round_results.ballots.scores', value);
  const names = Object.keys(value ?? {});
  return Object.fromEntries(names.map((name) => [name, row.number(name)]));
}

function gateBallotFromJson(value: unknown): GateBallot {
  const row = readRow('round_results.ballots', value);
  return {
    id: row.requiredText('id'),
    teamId: row.requiredText('team_id'),
    jurorId: row.requiredText('juror_id'),
    kind: row.oneOf('kind', ['stage', 'bridge']),
    scores: row.optional('scores', scoresFromJson) ?? {},
    commentTeam: row.optionalText('comment_team') ?? '',
    commentJury: row.optionalText('comment_jury') ?? '',
    isCommentHeld: row.flag('is_comment_held', false),
    isAdmitted: row.flag('is_admitted', false),
    isFromPaper: row.flag('is_from_paper', false),
  };
}

function lateBallotFromJson(value: unknown): LateBallot {
  const row = readRow('round_results.late', value);
  return {
    ballotId: row.requiredText('ballot_id'),
    teamId: row.requiredText('team_id'),
    jurorId: row.requiredText('juror_id'),
    finishedAt: row.time('finished_at'),
    arrivedAt: row.time('arrived_at'),
  };
}

function storedDecisionFromJson(value: unknown): StoredDecision {
  const row = readRow('round_results.decisions', value);
  return {
    teamId: row.requiredText('team_id'),
    decision: row.oneOf('decision', gateDecisions),
    isByHand: row.flag('is_by_hand', false),
    reason: row.text('reason'),
    decidedBy: row.optional('decided_by', teamPersonFromRow),
    decidedAt: row.time('decided_at'),
  };
}

function criterionFromJson(value: unknown): GateCriterion {
  const row = readRow('round_results.criteria', value);
  return { id: row.requiredText('id'), name: row.requiredLocalText('name'), weight: row.number('weight') };
}

function stageFromJson(value: unknown): { id: string; name: string } {
  const row = readRow('round_results.stages', value);
  return { id: row.requiredText('id'), name: row.requiredText('name') };
}

/** Reads what `round_results()` answers. @throws AppError `malformed_row` naming the column */
export function gateResultsFromJson(value: unknown): GateResults {
  const row = readRow('round_results', value);
  return {
    round: gateRoundFromJson(row.optional('round', (round) => round)),
    criteria: row.list('criteria', criterionFromJson),
    stages: row.list('stages', stageFromJson),
    teams: row.list('teams', gateTeamFromJson),
    jurors: row.list('jurors', gateJurorFromJson),
    ballots: row.list('ballots', gateBallotFromJson),
    late: row.list('late', lateBallotFromJson),
    decisions: row.list('decisions', storedDecisionFromJson),
    corrections: row.list('corrections', gateCorrectionFromJson),
    digest: row.requiredText('digest'),
  };
}
