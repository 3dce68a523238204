import { disjointSets } from '../graph/disjointSets';
import { textOrder } from '../text/textOrder';
import type { SheetIndex } from './sheetIndex';

/** Which teams and jurors hang together by score sheets, by positions in the index. */
export interface SheetComponents {
  readonly count: number;
  /** -1 without a score sheet. */
  readonly ofTeam: Int32Array;
  readonly ofJuror: Int32Array;
  /** How many teams each has. */
  readonly sizes: readonly number[];
}

/** Components by their number of teams, the largest first; of equal ones that of the smallest id. */
export function sheetComponents({ teams, jurorIds, teamOf, jurorOf, firstOf }: SheetIndex): SheetComponents {
  const sets = disjointSets(teams.length + jurorIds.length);
  for (const [sheet, team] of teamOf.entries()) sets.join(team, teams.length + jurorOf[sheet]!);
  const sizes = new Map<number, number>();
  for (let team = 0; team < teams.length; team++) {
    const isScored = firstOf[team] !== firstOf[team + 1];
    if (isScored) sizes.set(sets.find(team), (sizes.get(sets.find(team)) ?? 0) + 1);
  }
  // The root of a set is its smallest position, which is its team of the smallest id.
  const order = [...sizes].sort(([one, size], [other, otherSize]) => otherSize - size || one - other);
  const numberOf = new Map(order.map(([root], at) => [root, at]));
  const of = (position: number) => numberOf.get(sets.find(position)) ?? -1;
  return {
    count: order.length,
    sizes: order.map(([, size]) => size),
    ofTeam: Int32Array.from(teams, (_, team) => of(team)),
    ofJuror: Int32Array.from(jurorIds, (_, juror) => of(teams.length + juror)),
  };
}

/** The different stages among teams, by id. */
export function stagesOf(teams: readonly { readonly stageId?: string | undefined }[]): string[] {
  return [...new Set(teams.flatMap(({ stageId }) => stageId ?? []))].sort(textOrder);
}
