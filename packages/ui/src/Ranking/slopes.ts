import { round2 } from '../geometry/contours';
import { rowHeight } from './rankingTypes';

/** How a team's place changes by the adjustment: not, within its side of the line, over the line, or below it. */
export type SlopeKind = 'same' | 'moved' | 'in' | 'out';

/** px between the two lists. */
export const slopesWidth = 76;

/** Places from 0 of every team in the raw order, by key. */
export const rawPlaces = (raw: readonly { key: string }[]): ReadonlyMap<string, number> =>
  new Map(raw.map(({ key }, place) => [key, place]));

/** What the adjustment does to a team for a line below the first `cut` places. Places from 0. */
export function slopeKind(from: number, until: number, cut: number): SlopeKind {
  if (from < cut !== until < cut) return until < cut ? 'in' : 'out';
  return from === until ? 'same' : 'moved';
}

const middle = (place: number) => place * rowHeight + rowHeight / 2;

/** A curve from a place of the left list to one of the right. */
export const slopePath = (from: number, until: number): string =>
  `M8 ${middle(from)}C${round2(slopesWidth * 0.42)} ${middle(from)} ${round2(slopesWidth * 0.58)} ${middle(until)} ${slopesWidth - 8} ${middle(until)}`;

/** All curves as one path for each kind. Those that begin or end below `shown` places lead there and are cut off. */
export function slopePaths(
  ranked: readonly { key: string }[],
  raw: readonly { key: string }[],
  cut: number,
  shown: number,
): Record<SlopeKind, string> {
  const paths = { same: '', moved: '', in: '', out: '' };
  const places = rawPlaces(raw);
  ranked.forEach(({ key }, until) => {
    const from = places.get(key);
    if (from === undefined || (from >= shown && until >= shown)) return;
    paths[slopeKind(from, until, cut)] += slopePath(from, until);
  });
  return paths;
}
