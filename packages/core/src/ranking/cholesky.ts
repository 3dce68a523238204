/**
 * The lower triangle L with L·Lᵀ = matrix, row by row; what is above the diagonal is 0. The matrix is symmetric and positive
 * definite, which whoever calls must know.
 */
export function choleskyOf(matrix: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    const start = row * size;
    for (let column = 0; column <= row; column++) {
      const above = column * size;
      let sum = matrix[start + column]!;
      for (let k = 0; k < column; k++) sum -= lower[start + k]! * lower[above + k]!;
      lower[start + column] = column === row ? Math.sqrt(sum) : sum / lower[above + column]!;
    }
  }
  return lower;
}

/** Solves L·x = right. */
export function solveLower(lower: Float64Array, size: number, right: Float64Array): Float64Array {
  const solution = Float64Array.from(right);
  for (let row = 0; row < size; row++) {
    let sum = solution[row]!;
    for (let k = 0; k < row; k++) sum -= lower[row * size + k]! * solution[k]!;
    solution[row] = sum / lower[row * size + row]!;
  }
  return solution;
}

/** Solves L·Lᵀ·x = right. */
export function solveCholesky(lower: Float64Array, size: number, right: Float64Array): Float64Array {
  const solution = solveLower(lower, size, right);
  for (let row = size - 1; row >= 0; row--) {
    let sum = solution[row]!;
    for (let k = row + 1; k < size; k++) sum -= lower[k * size + row]! * solution[k]!;
    solution[row] = sum / lower[row * size + row]!;
  }
  return solution;
}
