import { readRow } from '../db/readRow';
import { gateKinds, type GateKind } from '../gate/GateRound';

/** How far a round is. */
export const roundStates = ['setup', 'open', 'deliberation', 'decided', 'released'] as const;
/** How far a round is. */
export type RoundState = (typeof roundStates)[number];

/** A round with what organisers set of it. */
export interface Round {
  readonly id: string;
  readonly kind: GateKind;
  readonly state: RoundState;
  /** Grows with every change; saving names the one that was seen. */
  readonly version: number;
  /** How many go on. */
  readonly cutSize: number;
  /** Score sheets that each team wants, films aside. */
  readonly ballotsWanted: number;
  /** Films of other stages that each juror scores beforehand. */
  readonly bridgesWanted: number;
  /** Hand-ins of which weeks jurors see, from 1. */
  readonly shownWeeks: readonly number[];
  /** Which counters jurors see. */
  readonly shownMetrics: readonly string[];
  readonly barsSameUniversity: boolean;
  /** Whether teams see their place among all. */
  readonly showsScores: boolean;
  /** When organisers mean to lock it; nothing happens by itself. */
  readonly locksAt: Date | undefined;
  /** Until when teams that wait hear more. */
  readonly waitingUntil: Date | undefined;
  readonly openedAt: Date | undefined;
  /** Why it was opened although there were gaps; '' without a reason. */
  readonly openReason: string;
}

/** What of a round organisers set. */
export type RoundSettings = Pick<
  Round,
  | 'cutSize'
  | 'ballotsWanted'
  | 'bridgesWanted'
  | 'shownWeeks'
  | 'shownMetrics'
  | 'barsSameUniversity'
  | 'showsScores'
  | 'locksAt'
  | 'waitingUntil'
>;

function numbersFromJson(value: unknown): number[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry, index) => readRow('rounds.shown_weeks', { [index]: entry }).number(String(index)));
}

/** Reads a row of `rounds`. @throws AppError `malformed_row` naming the column */
export function roundFromRow(value: unknown): Round {
  const row = readRow('rounds', value);
  return {
    id: row.requiredText('id'),
    kind: row.oneOf('kind', gateKinds),
    state: row.oneOf('state', roundStates),
    version: row.number('version'),
    cutSize: row.number('cut_size'),
    ballotsWanted: row.number('ballots_wanted'),
    bridgesWanted: row.number('bridges_wanted'),
    shownWeeks: row.optional('shown_weeks', numbersFromJson) ?? [],
    shownMetrics: row.textList('shown_metrics'),
    barsSameUniversity: row.flag('bars_same_university', false),
    showsScores: row.flag('shows_scores', false),
    locksAt: row.optionalTime('locks_at'),
    waitingUntil: row.optionalTime('waiting_until'),
    openedAt: row.optionalTime('opened_at'),
    openReason: row.optionalText('open_reason') ?? '',
  };
}

const columns: { readonly [Name in keyof RoundSettings]: string } = {
  cutSize: 'cut_size',
  ballotsWanted: 'ballots_wanted',
  bridgesWanted: 'bridges_wanted',
  shownWeeks: 'shown_weeks',
  shownMetrics: 'shown_metrics',
  barsSameUniversity: 'bars_same_university',
  showsScores: 'shows_scores',
  locksAt: 'locks_at',
  waitingUntil: 'waiting_until',
};

type ColumnValue = string | number | boolean | null | string[] | number[];

const columnValue = (value: RoundSettings[keyof RoundSettings]): ColumnValue => {
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return [...value] as string[] | number[];
  return value ?? null;
};

/** Changes of settings as the database takes them; an undefined time clears its column. */
export function settingsToColumns(changes: Partial<RoundSettings>): Record<string, ColumnValue> {
  const names = Object.keys(changes) as (keyof RoundSettings)[];
  return Object.fromEntries(names.map((name) => [columns[name], columnValue(changes[name])]));
}
