import { readRow } from '../db/readRow';
import { AppError } from '../errors/AppError';
import { teamPresences } from '../gate/GateResults';
import type { JuryObstacle } from '../juryAssignment';
import type { LocalText } from '../text/LocalText';
import { roundFromRow, type Round } from './Round';
import { roundGapsFromJson, type RoundGaps } from './RoundGaps';

/** What jurors score: a question, a weight, and what each of five steps looks like. */
export interface RoundCriterion {
  readonly id: string;
  readonly name: LocalText;
  readonly question: LocalText;
  /** Per cent of the score, in steps of 5. */
  readonly weight: number;
  /** Five of each, from the lowest step on. */
  readonly anchors: Readonly<Record<keyof LocalText, readonly string[]>>;
}

/** Where teams pitch one after the other. */
export interface RoundStage {
  readonly id: string;
  readonly name: string;
  readonly venue: string;
  readonly startsAt: Date;
  /** Minutes that each team has, questions and the change included. */
  readonly minutesEach: number;
  readonly host: { readonly id: string; readonly firstName: string; readonly lastName: string } | undefined;
}

/** A team of a round. */
export interface RoundTeam {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly city: string | undefined;
  readonly logo: string | undefined;
  /** How many are in it. */
  readonly members: number;
  readonly stageId: string | undefined;
  /** In the order of its stage, from 1. */
  readonly position: number | undefined;
  readonly presence: (typeof teamPresences)[number];
}

/** Somebody who judges. */
export interface RoundJuror {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatar: string | undefined;
  readonly role: string;
  readonly university: string | undefined;
  readonly stageId: string | undefined;
  /** When their device last had everything. */
  readonly readyAt: Date | undefined;
  /** Since when they judge no more. */
  readonly withdrawnAt: Date | undefined;
}

/** A juror who must not judge a team. */
export interface RoundConflict {
  readonly teamId: string;
  readonly jurorId: string;
  readonly reason: JuryObstacle;
}

/** That a juror judges a team, and how far they are. */
export interface RoundBallot {
  readonly id: string;
  readonly teamId: string;
  readonly jurorId: string;
  readonly kind: 'stage' | 'bridge';
  readonly state: (typeof ballotStates)[number];
}

/** How far a score sheet is. */
export const ballotStates = ['assigned', 'draft', 'submitted', 'locked', 'recused'] as const;

/** All that organisers set of a round, with what follows from it. */
export interface RoundSetup {
  readonly round: Round;
  /** In the order in which they are asked. */
  readonly criteria: readonly RoundCriterion[];
  readonly stages: readonly RoundStage[];
  readonly teams: readonly RoundTeam[];
  readonly jurors: readonly RoundJuror[];
  readonly conflicts: readonly RoundConflict[];
  readonly ballots: readonly RoundBallot[];
  readonly gaps: RoundGaps;
  /** Names what a proposal is computed from; saving one says it. */
  readonly ground: string;
}

const obstacles = ['mentor', 'university', 'declared', 'member', 'recused'] as const;

/** Reads a row of `criteria`. @throws AppError `malformed_row` naming the column */
export function roundCriterionFromRow(value: unknown): RoundCriterion {
  const row = readRow('criteria', value);
  return {
    id: row.requiredText('id'),
    name: row.requiredLocalText('name'),
    question: row.localText('question'),
    weight: row.number('weight'),
    anchors: { en: row.textList('anchors_en'), de: row.textList('anchors_de') },
  };
}

/** Reads a row of `stages`, with its host where that is known. @throws AppError `malformed_row` naming the column */
export function roundStageFromRow(value: unknown): RoundStage {
  const row = readRow('stages', value);
  return {
    id: row.requiredText('id'),
    name: row.requiredText('name'),
    venue: row.optionalText('venue') ?? '',
    startsAt: row.time('starts_at'),
    minutesEach: row.number('minutes_each'),
    host: row.optional('host', (host) => {
      const person = readRow('stages.host', host);
      return {
        id: person.requiredText('id'),
        firstName: person.text('first_name'),
        lastName: person.text('last_name'),
      };
    }),
  };
}

function teamFromJson(value: unknown): RoundTeam {
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
    presence: row.oneOf('presence', teamPresences),
  };
}

function jurorFromJson(value: unknown): RoundJuror {
  const row = readRow('round_setup.jurors', value);
  return {
    id: row.requiredText('id'),
    firstName: row.text('first_name'),
    lastName: row.text('last_name'),
    avatar: row.optionalText('avatar'),
    role: row.requiredText('role'),
    university: row.optionalText('university'),
    stageId: row.optionalText('stage_id'),
    readyAt: row.optionalTime('ready_at'),
    withdrawnAt: row.optionalTime('withdrawn_at'),
  };
}

function conflictFromJson(value: unknown): RoundConflict {
  if (!Array.isArray(value)) throw new AppError('malformed_row', { message: 'round_setup.conflicts: not a list' });
  const [teamId, jurorId, reason] = value as unknown[];
  const row = readRow('round_setup.conflicts', { teamId, jurorId, reason });
  return {
    teamId: row.requiredText('teamId'),
    jurorId: row.requiredText('jurorId'),
    reason: row.oneOf('reason', obstacles),
  };
}

function ballotFromJson(value: unknown): RoundBallot {
  const row = readRow('round_setup.ballots', value);
  return {
    id: row.requiredText('id'),
    teamId: row.requiredText('team_id'),
    jurorId: row.requiredText('juror_id'),
    kind: row.oneOf('kind', ['stage', 'bridge'] as const),
    state: row.oneOf('state', ballotStates),
  };
}

/** Reads what `round_setup()` answers. @throws AppError `malformed_row` naming the column */
export function roundSetupFromJson(value: unknown): RoundSetup {
  const row = readRow('round_setup', value);
  return {
    round: roundFromRow(row.optional('round', (round) => round)),
    criteria: row.list('criteria', roundCriterionFromRow),
    stages: row.list('stages', roundStageFromRow),
    teams: row.list('teams', teamFromJson),
    jurors: row.list('jurors', jurorFromJson),
    conflicts: row.list('conflicts', conflictFromJson),
    ballots: row.list('ballots', ballotFromJson),
    gaps: roundGapsFromJson(row.optional('gaps', (gaps) => gaps)),
    ground: row.requiredText('ground'),
  };
}
