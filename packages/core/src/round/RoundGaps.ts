import { readRow } from '../db/readRow';

/** What keeps a round from opening. Empty lists and undefined where there is no gap. */
export interface RoundGaps {
  /** Teams with fewer score sheets than wanted, those with the fewest first. */
  readonly teams: readonly { readonly id: string; readonly has: number }[];
  /** Jurors without a score sheet. */
  readonly jurors: readonly string[];
  /** What the weights add up to, where that is not 100. */
  readonly weights: number | undefined;
  /** Teams without a stage. */
  readonly unplaced: readonly string[];
  /** Into how many parts the round falls that share no juror. */
  readonly parts: number | undefined;
  /** Teams that belong to the round since, and are not in it. */
  readonly joined: readonly string[];
  /** Teams that are in it, and do not belong to it any more. */
  readonly left: readonly string[];
}

const idsFromJson = (value: unknown): string[] => {
  if (!Array.isArray(value)) return [];
  return value.map((id) => readRow('round_gaps', { id }).requiredText('id'));
};

/** Reads what `round_setup()` and the refusal to open say of gaps. @throws AppError `malformed_row` naming the column */
export function roundGapsFromJson(value: unknown): RoundGaps {
  const row = readRow('round_gaps', value);
  const ids = (column: string) => row.optional(column, idsFromJson) ?? [];
  const teams = row.optional('teams', () =>
    row.list('teams', (entry) => {
      const team = readRow('round_gaps.teams', entry);
      return { id: team.requiredText('id'), has: team.number('has') };
    }),
  );
  return {
    teams: teams ?? [],
    jurors: ids('jurors'),
    weights: row.optionalNumber('weights'),
    unplaced: ids('unplaced'),
    parts: row.optionalNumber('parts'),
    joined: ids('joined'),
    left: ids('left'),
  };
}

/** How many things keep a round from opening. */
export const countGaps = (gaps: RoundGaps): number =>
  gaps.teams.length +
  gaps.jurors.length +
  gaps.unplaced.length +
  gaps.joined.length +
  gaps.left.length +
  [gaps.weights, gaps.parts].filter((gap) => gap !== undefined).length;
