/** A point of a contour. */
export type Point = readonly [x: number, y: number];
/** A corner of a contour; without a radius it is sharp. */
export type Corner = readonly [x: number, y: number, radius?: number];

/** Rounds to two decimals, enough for a path. */
export const round2 = (value: number): number => Math.round(value * 100) / 100;

/** Rounds to one decimal, enough for what is small or far from others: nobody sees the second one of a tick. */
export const tenths = (value: number): number => Math.round(value * 10) / 10;

const pair = (x: number, y: number) => `${round2(x)} ${round2(y)}`;
/** A closed path with sharp corners. */
export const polygon = (points: readonly Point[]) => `M${points.map(([x, y]) => pair(x, y)).join('L')}Z`;

/** Where the lines ab and cd cross. */
export const crossing = (a: Point, b: Point, c: Point, d: Point): Point => {
  const ab = a[0] * b[1] - a[1] * b[0];
  const cd = c[0] * d[1] - c[1] * d[0];
  const divisor = (a[0] - b[0]) * (c[1] - d[1]) - (a[1] - b[1]) * (c[0] - d[0]);
  return [
    (ab * (c[0] - d[0]) - (a[0] - b[0]) * cd) / divisor,
    (ab * (c[1] - d[1]) - (a[1] - b[1]) * cd) / divisor,
  ];
};

/** Handle length of a rounded corner: slightly squarer than a circle. */
const cornerPull = 0.42;

const towards = (from: Corner, to: Corner, distance: number): Point => {
  const share = distance / Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
};

/** A closed path whose corners are as round as they say and as there is room. */
export const rounded = (corners: readonly Corner[]) => {
  const parts = corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    const move = index === 0 ? 'M' : 'L';
    const radius = corner[2] ?? 0;
    if (!radius) return move + pair(corner[0], corner[1]);
    const room = (other: Corner) =>
      Math.hypot(other[0] - corner[0], other[1] - corner[1]) / (other[2] ? 2 : 1);
    const reach = Math.min(radius, room(before), room(after));
    const start = towards(corner, before, reach);
    const end = towards(corner, after, reach);
    const pull = ([x, y]: Point) =>
      pair(corner[0] + (x - corner[0]) * cornerPull, corner[1] + (y - corner[1]) * cornerPull);
    return `${move}${pair(...start)}C${pull(start)} ${pull(end)} ${pair(...end)}`;
  });
  return `${parts.join('')}Z`;
};
