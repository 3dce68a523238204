import type { Round } from './Round';

/** What can be changed of a round; `undefined` for a time takes it away. */
export type RoundChanges = Partial<
  Pick<
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
  >
>;

const columns = {
  cutSize: 'cut_size',
  ballotsWanted: 'ballots_wanted',
  bridgesWanted: 'bridges_wanted',
  shownWeeks: 'shown_weeks',
  shownMetrics: 'shown_metrics',
  barsSameUniversity: 'bars_same_university',
  showsScores: 'shows_scores',
  locksAt: 'locks_at',
  waitingUntil: 'waiting_until',
} as const satisfies Record<keyof RoundChanges, string>;

type Value = string | number | boolean | null | (string | number)[];

const valueOf = (value: RoundChanges[keyof RoundChanges]): Value => {
  if (value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? [...value] : value;
};

/** Changes as `save_round` takes them: only what is named. */
export function rowOfRoundChanges(changes: RoundChanges): Record<string, Value> {
  const names = (Object.keys(columns) as (keyof RoundChanges)[]).filter((name) => name in changes);
  return Object.fromEntries(names.map((name) => [columns[name], valueOf(changes[name])]));
}
