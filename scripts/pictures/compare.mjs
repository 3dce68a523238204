// Two pictures compared pixel by pixel.

/** How far a colour channel may be off, of 255, before a pixel counts as another one. */
const TOLERANCE = 8;
const MARK = [230, 0, 120];

/** @typedef {{ width: number, height: number, data: Uint8Array }} Picture three bytes a pixel, row by row */

const at = ({ width, height, data }, x, y) => {
  if (x >= width || y >= height) return undefined;
  const start = (y * width + x) * 3;
  return data.subarray(start, start + 3);
};

const isSame = (one, other) =>
  one !== undefined &&
  other !== undefined &&
  one.every((value, i) => Math.abs(value - other[i]) <= TOLERANCE);

const faded = (pixel) => pixel.map((value) => 255 - (255 - value) / 4);

/**
 * How many pixels differ, and a picture of where: what stayed is faded, what changed is marked. Where only one of the
 * two has a pixel, it counts as changed.
 * @param {Picture} before
 * @param {Picture} after
 */
export function comparePixels(before, after) {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint8Array(width * height * 3).fill(255);
  let changed = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [was, is] = [at(before, x, y), at(after, x, y)];
      if (was === undefined && is === undefined) continue;
      const same = isSame(was, is);
      if (!same) changed += 1;
      data.set(same ? faded(is) : MARK, (y * width + x) * 3);
    }
  }
  return { changed, difference: { width, height, data } };
}
