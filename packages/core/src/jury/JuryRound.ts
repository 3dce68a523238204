import { readRow } from '../db/readRow';
import { roundKinds, roundStates, type RoundKind, type RoundState } from '../round/Round';
import { ballotKinds, conflictReasons, type BallotKind, type ConflictReason } from '../round/RoundSetup';
import { presences, stageFromRow, type Presence, type Stage } from '../round/Stage';
import type { LocalText } from '../text/LocalText';
import { standFromRow, type BallotStand } from './BallotStand';

/** What is scored, with what each of five steps looks like. */
export interface Criterion {
  readonly id: string;
  readonly position: number;
  readonly name: LocalText;
  readonly question: LocalText;
  /** Per cent of the score. */
  readonly weight: number;
  /** Five, the lowest step first. */
  readonly anchors: readonly LocalText[];
}

/** A team as its jurors see it. */
export interface JuryTeam {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly pitch: string | undefined;
  readonly city: string | undefined;
  readonly industry: string | undefined;
  readonly logo: string | undefined;
  /** First and last names, in the order in which they joined. */
  readonly members: readonly string[];
}

/** One piece of a hand-in that jurors may see: words, or links. */
export interface JuryPart {
  readonly key: string;
  readonly title: LocalText;
  readonly text: string | undefined;
  /** Addresses. */
  readonly links: readonly string[];
}

/** A hand-in that the round shows to jurors. */
export interface JuryWeek {
  readonly week: number;
  readonly title: LocalText;
  readonly state: string;
  readonly isLate: boolean;
  readonly parts: readonly JuryPart[];
}

/** Counters that the round shows; one that is hidden is undefined. Revenue is in euro cents. */
export interface JuryFigures {
  readonly interviews: number | undefined;
  readonly testUsers: number | undefined;
  readonly preorders: number | undefined;
  readonly revenue: number | undefined;
}

/** One score sheet of the juror who reads it. */
export interface JuryBallot extends BallotStand {
  readonly id: string;
  readonly kind: BallotKind;
  readonly team: JuryTeam;
  readonly stageId: string | undefined;
  /** Counts from 1 within the stage. */
  readonly position: number | undefined;
  readonly presence: Presence;
  readonly weeks: readonly JuryWeek[];
  readonly figures: JuryFigures;
}

/** A team that the juror does not judge, and why. */
export interface JuryConflict {
  readonly team: Pick<JuryTeam, 'id' | 'slug' | 'name'>;
  readonly stageId: string | undefined;
  readonly position: number | undefined;
  readonly reason: ConflictReason;
}

/** Everything that one juror needs of a round, with or without a connection. */
export interface JuryRound {
  readonly id: string;
  readonly kind: RoundKind;
  readonly state: RoundState;
  /** When organisers mean to lock it; nothing happens by itself. */
  readonly locksAt: Date | undefined;
  readonly season: string;
  readonly personId: string;
  readonly criteria: readonly Criterion[];
  readonly stages: readonly Stage[];
  readonly ballots: readonly JuryBallot[];
  readonly conflicts: readonly JuryConflict[];
}

function criterionFromRow(value: unknown): Criterion {
  const row = readRow('criteria', value);
  const german = row.textList('anchors_de');
  return {
    id: row.requiredText('id'),
    position: row.number('position'),
    name: row.requiredLocalText('name'),
    question: row.localText('question'),
    weight: row.number('weight'),
    anchors: row.textList('anchors_en').map((en, step) => ({ en, de: german[step] ?? '' })),
  };
}

function nameFromRow(value: unknown): string {
  const row = readRow('members', value);
  return [row.optionalText('first_name'), row.optionalText('last_name')].filter(Boolean).join(' ');
}

function teamFromRow(value: unknown): JuryTeam {
  const row = readRow('teams', value);
  return {
    id: row.requiredText('id'),
    slug: row.requiredText('slug'),
    name: row.requiredText('name'),
    pitch: row.optionalText('pitch'),
    city: row.optionalText('city'),
    industry: row.optionalText('industry'),
    logo: row.optionalText('logo'),
    members: row.optional('members', () => row.list('members', nameFromRow)) ?? [],
  };
}

const linkFromRow = (value: unknown): string =>
  typeof value === 'string' ? value : readRow('hand_in_parts.links', value).requiredText('url');

function partFromRow(value: unknown): JuryPart {
  const row = readRow('hand_in_parts', value);
  return {
    key: row.requiredText('key'),
    title: row.localText('label'),
    text: row.optionalText('text'),
    links: row.optional('links', () => row.list('links', linkFromRow)) ?? [],
  };
}

function weekFromRow(value: unknown): JuryWeek {
  const row = readRow('hand_ins', value);
  return {
    week: row.number('week'),
    title: row.localText('title'),
    state: row.text('state'),
    isLate: row.flag('is_late', false),
    parts: row.optional('parts', () => row.list('parts', partFromRow)) ?? [],
  };
}

function figuresFromRow(value: unknown): JuryFigures {
  const row = readRow('figures', value);
  return {
    interviews: row.optionalNumber('interviews'),
    testUsers: row.optionalNumber('test_users'),
    preorders: row.optionalNumber('preorders'),
    revenue: row.optionalNumber('revenue'),
  };
}

function ballotFromRow(value: unknown): JuryBallot {
  const row = readRow('ballots', value);
  return {
    ...standFromRow(value),
    id: row.requiredText('id'),
    kind: row.oneOf('kind', ballotKinds),
    team: row.optional('team', teamFromRow) ?? teamFromRow(undefined),
    stageId: row.optionalText('stage_id'),
    position: row.optionalNumber('position'),
    presence: row.optionalOneOf('presence', presences) ?? 'expected',
    weeks: row.optional('weeks', () => row.list('weeks', weekFromRow)) ?? [],
    figures: row.optional('figures', figuresFromRow) ?? figuresFromRow({}),
  };
}

function conflictFromRow(value: unknown): JuryConflict {
  const row = readRow('conflicts', value);
  return {
    team: row.optional('team', teamFromRow) ?? teamFromRow(undefined),
    stageId: row.optionalText('stage_id'),
    position: row.optionalNumber('position'),
    reason: row.oneOf('reason', conflictReasons),
  };
}

/** Reads an answer of `jury_round`, or one that the device kept. @throws AppError `malformed_row` naming the field */
export function juryRoundFromRow(value: unknown): JuryRound {
  const row = readRow('jury_round', value);
  const round = row.optional('round', (found) => readRow('rounds', found)) ?? readRow('rounds', undefined);
  return {
    id: round.requiredText('id'),
    kind: round.oneOf('kind', roundKinds),
    state: round.oneOf('state', roundStates),
    locksAt: round.optionalTime('locks_at'),
    season: round.optionalText('season') ?? '',
    personId: row.requiredText('person_id'),
    criteria: row.list('criteria', criterionFromRow).sort((a, b) => a.position - b.position),
    stages: row.list('stages', stageFromRow),
    ballots: row.list('ballots', ballotFromRow),
    conflicts: row.list('conflicts', conflictFromRow),
  };
}
