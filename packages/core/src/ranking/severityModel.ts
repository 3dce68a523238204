import { choleskyOf, solveCholesky, solveLower } from './cholesky';
import { mostLikelyLambda, sigmaSquaredAt } from './restrictedLikelihood';
import type { SheetIndex } from './sheetIndex';
import { symmetricSpectrum } from './symmetricSpectrum';
import { tieTolerance } from './Ranking';

/** What the additive model makes of the score sheets, by positions in their index. */
export interface SeverityModel {
  readonly lambda: number;
  readonly sigmaSquared: number;
  /** Of each juror: points they give more than an average one. */
  readonly leniency: Float64Array;
  /** Of each team: what an average juror would have given; NaN without a score sheet. */
  readonly adjusted: Float64Array;
  /**
   * A row of as many numbers as there are jurors for each team. The variance of a team is σ²·(1 ÷ sheets + row·row), that of a
   * difference of two σ²·(1 ÷ sheets + 1 ÷ sheets + (row − row)·(row − row)).
   */
  readonly errorRows: Float64Array;
}

/** Why there is no model: parts that share nobody, nothing left to estimate chance from, or nothing is chance. */
export type NoModel = 'disconnected' | 'noFreedom' | 'zeroResidual';

/**
 * Fits score = mean + team + juror + chance, teams fixed, jurors random, by restricted maximum likelihood over
 * λ = σ²juror ÷ σ²error.
 *
 * Teams are eliminated first: what is left is one equation for each juror (the Schur complement C = diag(sheets of jurors) − NᵀD⁻¹N,
 * with N who scored whom and D the sheets of teams), because there are far fewer jurors than teams. With C in its
 * eigenvectors, a λ costs as many steps as there are jurors.
 */
export function severityModel(
  index: SheetIndex,
  means: Float64Array,
  componentOfJuror: Int32Array,
): SeverityModel | NoModel {
  const { jurorOf, teamOf, scores } = index;
  const jurors = index.jurorIds.length;
  const scored = means.reduce((count, mean) => count + (Number.isNaN(mean) ? 0 : 1), 0);
  const directions = jurors - new Set(componentOfJuror).size;
  const freedom = scores.length - scored - directions;
  if (freedom <= 0) return 'noFreedom';

  const deviations = new Float64Array(jurors);
  for (const [sheet, juror] of jurorOf.entries())
    deviations[juror]! += scores[sheet]! - means[teamOf[sheet]!]!;
  const matrix = jurorMatrix(index);
  const residual = residualSquares(index, means, componentOfJuror, matrix, deviations);
  if (residual / freedom < tieTolerance ** 2) return 'zeroResidual';

  const terms = {
    ...informative(symmetricSpectrum(matrix, jurors, deviations), directions),
    ...{ residual, degrees: scores.length - scored },
  };
  const lambda = directions === 0 ? 0 : mostLikelyLambda(terms);
  return {
    lambda,
    sigmaSquared: sigmaSquaredAt(terms, lambda),
    ...solutionAt(lambda, index, means, matrix, deviations),
  };
}

/** C: what a juror's sheets say about them, less what they share with others through teams. Rows add up to 0. */
function jurorMatrix({ jurorIds, teams, firstOf, jurorOf }: SheetIndex): Float64Array {
  const size = jurorIds.length;
  const matrix = new Float64Array(size * size);
  for (let team = 0; team < teams.length; team++) {
    const jurors = jurorOf.subarray(firstOf[team], firstOf[team + 1]);
    for (const one of jurors) {
      matrix[one * size + one]! += 1;
      for (const other of jurors) matrix[one * size + other]! -= 1 / jurors.length;
    }
  }
  return matrix;
}

/** What is left when jurors are fixed too, summed sheet by sheet: a difference of large sums could not be told from 0. */
function residualSquares(
  { jurorIds, teams, firstOf, jurorOf, scores }: SheetIndex,
  means: Float64Array,
  componentOfJuror: Int32Array,
  matrix: Float64Array,
  deviations: Float64Array,
): number {
  const size = jurorIds.length;
  // Jurors of a component can all be moved alike; a matrix of ones for each holds their mean at 0.
  const held = matrix.map((value, at) => {
    const isTogether = componentOfJuror[Math.floor(at / size)] === componentOfJuror[at % size];
    return isTogether ? value + 1 : value;
  });
  const effects = solveCholesky(choleskyOf(held, size), size, deviations);
  let squares = 0;
  for (let team = 0; team < teams.length; team++) {
    const [first, end] = [firstOf[team]!, firstOf[team + 1]!];
    const mean = meanOf(effects, jurorOf.subarray(first, end));
    for (let sheet = first; sheet < end; sheet++) {
      squares += (scores[sheet]! - means[team]! - effects[jurorOf[sheet]!]! + mean) ** 2;
    }
  }
  return squares;
}

/** The directions in which the sheets can tell jurors apart: all but one for each component, whose eigenvalue is 0. */
function informative({ values, parts }: { values: Float64Array; parts: Float64Array }, directions: number) {
  const order = [...values.keys()].sort((one, other) => values[other]! - values[one]!).slice(0, directions);
  return { weights: order.map((at) => values[at]!), squares: order.map((at) => parts[at]! ** 2) };
}

function solutionAt(
  lambda: number,
  { jurorIds, teams, firstOf, jurorOf }: SheetIndex,
  means: Float64Array,
  matrix: Float64Array,
  deviations: Float64Array,
) {
  const size = jurorIds.length;
  const equations = matrix.map((value, at) => lambda * value + (at % (size + 1) === 0 ? 1 : 0));
  const lower = choleskyOf(equations, size);
  const leniency = solveCholesky(lower, size, deviations).map((effect) => lambda * effect);
  const adjusted = new Float64Array(teams.length);
  const errorRows = new Float64Array(teams.length * size);
  for (let team = 0; team < teams.length; team++) {
    const jurors = jurorOf.subarray(firstOf[team], firstOf[team + 1]);
    adjusted[team] = means[team]! - meanOf(leniency, jurors);
    const shares = new Float64Array(size);
    for (const juror of jurors) shares[juror] = Math.sqrt(lambda) / jurors.length;
    errorRows.set(solveLower(lower, size, shares), team * size);
  }
  return { leniency, adjusted, errorRows };
}

function meanOf(values: Float64Array, positions: Int32Array): number {
  let sum = 0;
  for (const at of positions) sum += values[at]!;
  return sum / positions.length;
}
