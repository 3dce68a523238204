import { AppError } from '../errors/AppError';
import { textOrder } from '../text/textOrder';
import type { WeightedCriterion } from './ScoredBallot';

/**
 * The score of a sheet: the mean of its criteria by their weights, from 1 to 5.
 *
 * @throws `invalid_value` when a criterion lacks its score, a score is outside 1 to 5, or no weight is above 0.
 */
export function weightedScore(
  scores: Readonly<Record<string, number>>,
  criteria: readonly WeightedCriterion[],
): number {
  let sum = 0;
  let weights = 0;
  // By id, so that the last digit does not depend on how criteria are listed.
  for (const { id, weight } of [...criteria].sort((one, other) => textOrder(one.id, other.id))) {
    const score = scores[id];
    if (score === undefined || !(score >= 1 && score <= 5) || !(weight >= 0)) {
      throw new AppError('invalid_value', { message: `No score from 1 to 5 for criterion ${id}` });
    }
    sum += weight * score;
    weights += weight;
  }
  if (!(weights > 0)) throw new AppError('invalid_value', { message: 'No criterion counts' });
  return sum / weights;
}
