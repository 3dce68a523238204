import { readRow } from '../db/readRow';

/** The two gates of a season. */
export const roundKinds = ['half_time', 'final'] as const;
/** Which gate a round is. */
export type RoundKind = (typeof roundKinds)[number];

/** The states of a round, in their order. */
export const roundStates = ['setup', 'open', 'deliberation', 'decided', 'released'] as const;
/**
 * How far a round is: `setup` before anybody scores; `open` while jurors score; `deliberation` once score sheets are locked;
 * `decided` once it is fixed; `released` once teams know.
 */
export type RoundState = (typeof roundStates)[number];

/** Counters of teams that jurors can be shown; revenue in euro cents. */
export const roundMetrics = ['interviews', 'test_users', 'preorders', 'revenue'] as const;
/** A counter of teams that jurors can be shown. */
export type RoundMetric = (typeof roundMetrics)[number];

/** A gate of a season, as those who run it set it. */
export interface Round {
  readonly id: string;
  readonly seasonId: string;
  readonly kind: RoundKind;
  readonly state: RoundState;
  /** How many go on. */
  readonly cutSize: number;
  /** How many score sheets each team should have, films aside. */
  readonly ballotsWanted: number;
  /** How many films of other stages each juror scores. */
  readonly bridgesWanted: number;
  /** Hand-ins of which weeks jurors see. */
  readonly shownWeeks: readonly number[];
  readonly shownMetrics: readonly RoundMetric[];
  /** Whether nobody judges a team with somebody from their own university. */
  readonly barsSameUniversity: boolean;
  /** Whether teams see their place among all once it is released. */
  readonly showsScores: boolean;
  /** When organisers mean to lock it; nothing happens by itself. */
  readonly locksAt: Date | undefined;
  readonly waitingUntil: Date | undefined;
  readonly openedAt: Date | undefined;
  /** Why it was opened over its gaps; undefined where there were none. */
  readonly openReason: string | undefined;
  readonly lockedAt: Date | undefined;
  readonly decidedAt: Date | undefined;
  readonly releaseAt: Date | undefined;
  readonly releasedAt: Date | undefined;
  /** Whoever saves names the one that they read. */
  readonly version: number;
}

/** A gate as every organiser sees it in the list; `running` is all that is told of one that their own team is in. */
export interface RoundOfList {
  readonly kind: RoundKind;
  /** Undefined where nobody began it, and for one that they may not run. */
  readonly id: string | undefined;
  /** Undefined where nobody began it. */
  readonly state: RoundState | 'running' | undefined;
  readonly canRun: boolean;
  /** How many jurors have score sheets missing, from a day before the lock on. */
  readonly missingJurors: number;
  /** Whether it is decided, and nobody has said when teams hear. */
  readonly waitsForRelease: boolean;
}

/** A round whose criteria and settings another could take over. */
export interface RoundSource {
  readonly id: string;
  readonly kind: RoundKind;
  /** Label of its season. */
  readonly season: string;
}

const metricFromEntry = (value: unknown): RoundMetric =>
  readRow('rounds.shown_metrics', { metric: value }).oneOf('metric', roundMetrics);
const weekFromEntry = (value: unknown): number =>
  readRow('rounds.shown_weeks', { week: value }).number('week');

/** Reads a row of `rounds`. @throws AppError `malformed_row` */
export function roundFromRow(value: unknown): Round {
  const row = readRow('rounds', value);
  return {
    id: row.requiredText('id'),
    seasonId: row.requiredText('season_id'),
    kind: row.oneOf('kind', roundKinds),
    state: row.oneOf('state', roundStates),
    cutSize: row.number('cut_size'),
    ballotsWanted: row.number('ballots_wanted'),
    bridgesWanted: row.number('bridges_wanted'),
    shownWeeks: row.list('shown_weeks', weekFromEntry),
    shownMetrics: row.list('shown_metrics', metricFromEntry),
    barsSameUniversity: row.flag('bars_same_university', false),
    showsScores: row.flag('shows_scores', false),
    locksAt: row.optionalTime('locks_at'),
    waitingUntil: row.optionalTime('waiting_until'),
    openedAt: row.optionalTime('opened_at'),
    openReason: row.optionalText('open_reason'),
    lockedAt: row.optionalTime('locked_at'),
    decidedAt: row.optionalTime('decided_at'),
    releaseAt: row.optionalTime('release_at'),
    releasedAt: row.optionalTime('released_at'),
    version: row.number('version'),
  };
}

/** Reads what `gate_rounds` answers. @throws AppError `malformed_row` */
export function roundsOfListFromRow(value: unknown): RoundOfList[] {
  return readRow('gate_rounds', { rounds: value }).list('rounds', (entry) => {
    const row = readRow('gate_rounds', entry);
    return {
      kind: row.oneOf('kind', roundKinds),
      id: row.optionalText('id'),
      state: row.optionalOneOf('state', [...roundStates, 'running']),
      canRun: row.flag('can_run', false),
      missingJurors: row.number('missing_jurors'),
      waitsForRelease: row.flag('waits_for_release', false),
    };
  });
}

/** Reads a row of `rounds` with its season. @throws AppError `malformed_row` */
export function roundSourceFromRow(value: unknown): RoundSource {
  const row = readRow('rounds', value);
  const labelOf = (season: unknown) => readRow('seasons', season).requiredText('label');
  return {
    id: row.requiredText('id'),
    kind: row.oneOf('kind', roundKinds),
    season: row.optional('season', labelOf) ?? '',
  };
}
