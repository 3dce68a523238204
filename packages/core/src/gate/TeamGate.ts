import { roundKinds, type RoundKind } from '../round/Round';
import { readRow } from '../db/readRow';
import type { GateDecision } from '../ranking';
import type { LocalText } from '../text/LocalText';
import { gateDecisions } from './GateRound';

/** What the jury says to a team; the number stands for a juror, and is another in each team. */
export interface GateComment {
  readonly number: number;
  readonly text: string;
}

/** A team's place among those that it can be compared with. */
export interface GatePlace {
  /** 1 is best; tied teams share a rank. */
  readonly rank: number;
  readonly of: number;
  readonly score: number;
  /** Of all of them, the best first, without names. */
  readonly scores: readonly number[];
}

/** What the jury gave a team by criterion. */
export interface GateCriterionScore {
  readonly id: string;
  readonly name: LocalText;
  /** On average; undefined where nobody scored it. */
  readonly score: number | undefined;
  /** Of all teams. */
  readonly median: number | undefined;
}

/** What a team reads once its round is released. */
export interface TeamGateResult {
  readonly decision: GateDecision;
  /** Until when a team that waits hears more. */
  readonly waitingUntil: Date | undefined;
  readonly releasedAt: Date;
  /** Since when it is another result than the one that was released. */
  readonly changedAt: Date | undefined;
  readonly comments: readonly GateComment[];
  /** Undefined unless the round shows scores. */
  readonly place: GatePlace | undefined;
  readonly criteria: readonly GateCriterionScore[] | undefined;
  readonly onCount: number;
  readonly teamCount: number;
}

/** What a team may know of a round: before the release, where and when it pitches and nothing else. */
export interface TeamGate {
  readonly kind: RoundKind;
  readonly stage: string | undefined;
  readonly venue: string | undefined;
  readonly startsAt: Date | undefined;
  readonly position: number | undefined;
  /** Undefined before the release. */
  readonly result: TeamGateResult | undefined;
}

function placeFromJson(value: unknown): GatePlace {
  const row = readRow('team_gate.place', value);
  return {
    rank: row.number('rank'),
    of: row.number('of'),
    score: row.number('score'),
    scores: row.list('scores', (score) => readRow('team_gate.place', { score }).number('score')),
  };
}

function criterionScoreFromJson(value: unknown): GateCriterionScore {
  const row = readRow('team_gate.criteria', value);
  return {
    id: row.requiredText('id'),
    name: row.requiredLocalText('name'),
    score: row.optionalNumber('score'),
    median: row.optionalNumber('median'),
  };
}

function commentFromJson(value: unknown): GateComment {
  const row = readRow('team_gate.comments', value);
  return { number: row.number('number'), text: row.requiredText('text') };
}

function resultFromJson(value: unknown): TeamGateResult {
  const row = readRow('team_gate.result', value);
  return {
    decision: row.oneOf('decision', gateDecisions),
    waitingUntil: row.optionalTime('waiting_until'),
    releasedAt: row.time('released_at'),
    changedAt: row.optionalTime('changed_at'),
    comments: row.list('comments', commentFromJson),
    place: row.optional('place', placeFromJson),
    criteria: row.optional('criteria', () => row.list('criteria', criterionScoreFromJson)),
    onCount: row.number('on_count'),
    teamCount: row.number('team_count'),
  };
}

/** Reads what `team_gate()` answers. @throws AppError `malformed_row` naming the column */
export function teamGateFromJson(value: unknown): TeamGate {
  const row = readRow('team_gate', value);
  return {
    kind: row.oneOf('kind', roundKinds),
    stage: row.optionalText('stage'),
    venue: row.optionalText('venue'),
    startsAt: row.optionalTime('starts_at'),
    position: row.optionalNumber('position'),
    result: row.optional('result', resultFromJson),
  };
}
