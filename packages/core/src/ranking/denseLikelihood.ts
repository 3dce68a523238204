import type { RankingGround } from './ScoredBallot';

// The same model as `severityModel` by another way, for tests: every matrix is written out, sheets by sheets,
// and inverted.

type Matrix = number[][];

/** The inverse of a matrix and the logarithm of its determinant, by Gauss and Jordan with pivots. */
function inverseOf(matrix: Matrix): { inverse: Matrix; logDeterminant: number } {
  const size = matrix.length;
  const work = matrix.map((row, at) => [...row, ...row.map((_, column) => (column === at ? 1 : 0))]);
  let logDeterminant = 0;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(work[row]![column]!) > Math.abs(work[pivot]![column]!)) pivot = row;
    }
    [work[column], work[pivot]] = [work[pivot]!, work[column]!];
    const lead = work[column]!;
    const factor = lead[column]!;
    logDeterminant += Math.log(Math.abs(factor));
    for (let at = 0; at < lead.length; at++) lead[at]! /= factor;
    for (let row = 0; row < size; row++) {
      const share = work[row]![column]!;
      if (row === column || share === 0) continue;
      for (let at = 0; at < lead.length; at++) work[row]![at]! -= share * lead[at]!;
    }
  }
  return { inverse: work.map((row) => row.slice(size)), logDeterminant };
}

const times = (one: Matrix, other: Matrix): Matrix =>
  one.map((row) =>
    other[0]!.map((_, column) => row.reduce((sum, value, at) => sum + value * other[at]![column]!, 0)),
  );
const turned = (matrix: Matrix): Matrix => matrix[0]!.map((_, column) => matrix.map((row) => row[column]!));

/** What restricted maximum likelihood makes of a round in which every team has a score sheet. */
export function denseFit({ teams, ballots }: RankingGround) {
  const jurors = [...new Set(ballots.map(({ jurorId }) => jurorId))].sort();
  const X = ballots.map(({ teamId }) => teams.map(({ id }) => (id === teamId ? 1 : 0)));
  const Z = ballots.map(({ jurorId }) => jurors.map((id) => (id === jurorId ? 1 : 0)));
  const y = ballots.map(({ score }) => [score]);
  const together = times(Z, turned(Z));
  const at = (lambda: number) => {
    const H = together.map((row, i) => row.map((value, j) => lambda * value + (i === j ? 1 : 0)));
    const { inverse: Hinv, logDeterminant } = inverseOf(H);
    const { inverse: covariance, logDeterminant: ofTeams } = inverseOf(times(times(turned(X), Hinv), X));
    const estimator = times(times(covariance, turned(X)), Hinv);
    const effects = times(estimator, y);
    // P takes the teams out: Py is what they leave, weighted.
    const out = times(times(Hinv, X), estimator);
    const P = Hinv.map((row, i) => row.map((value, j) => value - out[i]![j]!));
    const Py = times(P, y);
    const degrees = ballots.length - teams.length;
    const squares = times(turned(y), Py)[0]![0]!;
    const ofJurors = times(turned(Z), Py).map(([value = 0]) => value);
    const trace = times(P, together).reduce((sum, row, i) => sum + row[i]!, 0);
    return {
      sigmaSquared: squares / degrees,
      deviance: degrees * Math.log(squares / degrees) + logDeterminant + ofTeams,
      /** By how much the deviance grows with λ. */
      slope: trace - (degrees / squares) * ofJurors.reduce((sum, value) => sum + value * value, 0),
      effects: effects.map(([value = 0]) => value),
      leniency: ofJurors.map((value) => lambda * value),
      covariance,
    };
  };
  return { jurors, at };
}
