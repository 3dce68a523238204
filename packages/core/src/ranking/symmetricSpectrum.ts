/** What a symmetric matrix does to a vector, direction by direction. */
export interface Spectrum {
  /** Eigenvalues, in no order. */
  readonly values: Float64Array;
  /** The vector along the eigenvector of each value. */
  readonly parts: Float64Array;
}

/**
 * Eigenvalues of a symmetric matrix and a vector in its eigenvectors, without ever forming these: Householder reflections make the
 * matrix tridiagonal, implicit QL makes it diagonal, and the vector is turned along. Of the third power of `size`, once.
 */
export function symmetricSpectrum(matrix: Float64Array, size: number, vector: Float64Array): Spectrum {
  const parts = Float64Array.from(vector);
  const { diagonal, beside } = tridiagonal(Float64Array.from(matrix), size, parts);
  diagonalise(diagonal, beside, parts);
  return { values: diagonal, parts };
}

/** Reflects a matrix column by column until it has three diagonals, and the vector with it. Changes what it is given. */
function tridiagonal(matrix: Float64Array, size: number, vector: Float64Array) {
  const beside = new Float64Array(size);
  for (let step = 0; step + 2 < size; step++) {
    let squares = 0;
    for (let row = step + 1; row < size; row++) squares += matrix[row * size + step]! ** 2;
    const first = matrix[(step + 1) * size + step]!;
    const length = Math.sqrt(squares);
    if (length === Math.abs(first)) continue;
    // normal = column ∓ length·e₁: the reflection at it moves the column onto the axis. The sign avoids cancellation.
    const target = first > 0 ? -length : length;
    const normal = new Float64Array(size);
    for (let row = step + 1; row < size; row++) normal[row] = matrix[row * size + step]!;
    normal[step + 1]! -= target;
    const scale = 2 / (squares - first * first + (first - target) ** 2);

    // matrix − normal·wᵀ − w·normalᵀ, with w = scale·matrix·normal less its part along normal.
    const w = new Float64Array(size);
    let along = 0;
    for (let row = step; row < size; row++) {
      let sum = 0;
      for (let k = step + 1; k < size; k++) sum += matrix[row * size + k]! * normal[k]!;
      w[row] = scale * sum;
      along += w[row]! * normal[row]!;
    }
    for (let row = step; row < size; row++) w[row]! -= ((scale * along) / 2) * normal[row]!;
    for (let row = step; row < size; row++) {
      for (let k = step; k < size; k++) {
        matrix[row * size + k]! -= normal[row]! * w[k]! + w[row]! * normal[k]!;
      }
    }
    let dot = 0;
    for (let row = step + 1; row < size; row++) dot += normal[row]! * vector[row]!;
    for (let row = step + 1; row < size; row++) vector[row]! -= scale * dot * normal[row]!;
  }
  for (let row = 1; row < size; row++) beside[row - 1] = matrix[row * size + row - 1]!;
  return { diagonal: Float64Array.from({ length: size }, (_, row) => matrix[row * size + row]!), beside };
}

/** Rotates a tridiagonal matrix until nothing stands beside its diagonal, and the vector with it. Changes what it is given. */
function diagonalise(diagonal: Float64Array, beside: Float64Array, vector: Float64Array): void {
  const size = diagonal.length;
  const isSmall = (at: number) => {
    const scale = Math.abs(diagonal[at]!) + Math.abs(diagonal[at + 1]!);
    return scale + Math.abs(beside[at]!) === scale;
  };
  for (let first = 0; first < size; first++) {
    for (;;) {
      let last = first;
      while (last + 1 < size && !isSmall(last)) last++;
      if (last === first) break;
      // The shift of Wilkinson: it converges in two or three rounds for each value.
      const slope = (diagonal[first + 1]! - diagonal[first]!) / (2 * beside[first]!);
      const root = Math.hypot(slope, 1);
      let chased =
        diagonal[last]! - diagonal[first]! + beside[first]! / (slope + (slope >= 0 ? root : -root));
      let [sine, cosine, taken] = [1, 1, 0];
      let at = last - 1;
      for (; at >= first; at--) {
        const far = sine * beside[at]!;
        const near = cosine * beside[at]!;
        const radius = Math.hypot(far, chased);
        beside[at + 1] = radius;
        if (radius === 0) {
          diagonal[at + 1]! -= taken;
          beside[last] = 0;
          break;
        }
        sine = far / radius;
        cosine = chased / radius;
        const shifted = diagonal[at + 1]! - taken;
        const turned = (diagonal[at]! - shifted) * sine + 2 * cosine * near;
        taken = sine * turned;
        diagonal[at + 1] = shifted + taken;
        chased = cosine * turned - near;
        const lower = vector[at + 1]!;
        vector[at + 1] = sine * vector[at]! + cosine * lower;
        vector[at] = cosine * vector[at]! - sine * lower;
      }
      if (at >= first) continue;
      diagonal[first]! -= taken;
      beside[first] = chased;
      beside[last] = 0;
    }
  }
}
