import { AppError } from '../errors/AppError';
import type { PlaceShare } from './Line';
import type { Ranking } from './Ranking';

/**
 * How many places each component gets. Connected teams compete for all of them. Components that share nobody cannot be compared,
 * so that each gets its part by the number of its teams with a score sheet: whole places first, those left over by the
 * largest remainder; of equal ones the component with more teams, then the one listed first.
 *
 * @throws `invalid_value` unless `cutSize` is a whole number, 0 or more.
 */
export function sharePlaces(ranking: Ranking, cutSize: number): PlaceShare[] {
  if (!Number.isSafeInteger(cutSize) || cutSize < 0) {
    throw new AppError('invalid_value', { message: `Not a number of places: ${cutSize}` });
  }
  const code: PlaceShare['code'] = ranking.components.length > 1 ? 'disconnected' : 'connected';
  const total = ranking.components.reduce((sum, { teamIds }) => sum + teamIds.length, 0);
  const places = Math.min(cutSize, total);
  const shares = ranking.components.map(({ stageIds, teamIds }, component) => ({
    ...{ component, stageIds, code, teams: teamIds.length },
    quota: (places * teamIds.length) / total,
    // In whole numbers, because the remainder of a division would be rounded.
    places: Math.floor((places * teamIds.length) / total),
    remainder: (places * teamIds.length) % total,
  }));
  const left = places - shares.reduce((sum, share) => sum + share.places, 0);
  const lucky = [...shares]
    .sort(
      (one, other) =>
        other.remainder - one.remainder || other.teams - one.teams || one.component - other.component,
    )
    .slice(0, left)
    .map(({ component }) => component);
  return shares.map(({ remainder: _, ...share }) => ({
    ...share,
    places: share.places + (lucky.includes(share.component) ? 1 : 0),
  }));
}
