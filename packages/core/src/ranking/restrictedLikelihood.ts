/** What the likelihood of λ needs of the score sheets: one pair of numbers for each direction in which jurors can differ. */
export interface LikelihoodTerms {
  /** How much the sheets say about each direction: eigenvalues of the jurors' matrix, above 0. */
  readonly weights: readonly number[];
  /** How far jurors differ along each, squared. */
  readonly squares: readonly number[];
  /** Sum of squares that neither teams nor jurors explain; above 0. */
  readonly residual: number;
  /** Score sheets less teams. */
  readonly degrees: number;
}

/** Variance of chance at a λ, in square points. */
export function sigmaSquaredAt(
  { weights, squares, residual, degrees }: LikelihoodTerms,
  lambda: number,
): number {
  let sum = residual;
  for (const [at, weight] of weights.entries()) sum += squares[at]! / (weight * (1 + lambda * weight));
  return sum / degrees;
}

/** Minus twice the restricted log-likelihood at a λ, with σ² at its best, but for a constant. */
export function devianceAt(terms: LikelihoodTerms, lambda: number): number {
  let sum = terms.degrees * Math.log(sigmaSquaredAt(terms, lambda));
  for (const weight of terms.weights) sum += Math.log1p(lambda * weight);
  return sum;
}

function slopeAt(terms: LikelihoodTerms, lambda: number): number {
  const { weights, squares } = terms;
  let fit = 0;
  let size = 0;
  for (const [at, weight] of weights.entries()) {
    const growth = 1 + lambda * weight;
    fit += squares[at]! / (growth * growth);
    size += weight / growth;
  }
  return size - fit / sigmaSquaredAt(terms, lambda);
}

/** Steps of the search: four for each power of ten. */
const stepsPerDecade = 4;
const smallest = -6;
/** Above every λ that scores can have: chance is at least 1e-18 square points. */
const largest = 22;

/**
 * The λ of greatest restricted likelihood, 0 allowed. The likelihood may have several peaks, so that all of them are looked for
 * on a scale of powers, each by the sign of its slope down to the last digit, and compared. Of equal ones the smallest.
 */
export function mostLikelyLambda(terms: LikelihoodTerms): number {
  const scale = terms.weights.length / terms.weights.reduce((sum, weight) => sum + weight, 0);
  let best = 0;
  let lowest = devianceAt(terms, 0);
  let below = 0;
  let isFalling = slopeAt(terms, 0) < 0;
  for (let step = smallest * stepsPerDecade; step <= largest * stepsPerDecade; step++) {
    const above = scale * 10 ** (step / stepsPerDecade);
    const fallsOn = slopeAt(terms, above) < 0;
    if (isFalling && !fallsOn) {
      const peak = turningPoint(terms, below, above);
      const deviance = devianceAt(terms, peak);
      if (deviance < lowest) [best, lowest] = [peak, deviance];
    }
    [below, isFalling] = [above, fallsOn];
  }
  return best;
}

/** Where the slope turns from falling to rising between the two, by halving until no number is left between them. */
function turningPoint(terms: LikelihoodTerms, below: number, above: number): number {
  let [low, high] = [below, above];
  for (;;) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) return middle;
    if (slopeAt(terms, middle) < 0) low = middle;
    else high = middle;
  }
}
