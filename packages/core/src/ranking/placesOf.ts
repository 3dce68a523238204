import { textOrder } from '../text/textOrder';
import { tieTolerance } from './Ranking';

/** Something with a score. */
interface Scored {
  readonly id: string;
  readonly score: number;
}

/** Scores in order, with places. */
export interface Places {
  /** Best first; tied ones by id. */
  readonly order: readonly string[];
  /** Of each id: 1 is best; tied ones share the best place, and the next is as many places further. */
  readonly rankOf: ReadonlyMap<string, number>;
  /** Those who share a place, by id. */
  readonly ties: readonly { readonly rank: number; readonly ids: readonly string[] }[];
}

/** Orders scores from the best. Neighbours within `tieTolerance` are tied, and so is who is tied to somebody tied. */
export function placesOf(scored: readonly Scored[]): Places {
  const sorted = [...scored].sort((one, other) => other.score - one.score);
  const groups: Scored[][] = [];
  for (const one of sorted) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group !== undefined && last !== undefined && last.score - one.score <= tieTolerance) group.push(one);
    else groups.push([one]);
  }
  const order: string[] = [];
  const rankOf = new Map<string, number>();
  const ties: { rank: number; ids: string[] }[] = [];
  for (const group of groups) {
    const rank = order.length + 1;
    const ids = group.map(({ id }) => id).sort(textOrder);
    for (const id of ids) rankOf.set(id, rank);
    if (ids.length > 1) ties.push({ rank, ids });
    order.push(...ids);
  }
  return { order, rankOf, ties };
}
