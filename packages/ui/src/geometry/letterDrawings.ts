import { crossing, polygon, rounded } from './contours';
import type { Corner, Point } from './contours';

/** Letters that can be drawn: those of ELEVENWEEKS and of GROW. */
export type Letter = 'E' | 'L' | 'V' | 'N' | 'W' | 'K' | 'S' | 'O' | 'G' | 'R';

/** Strokes in the units of the box; what is left out follows the box. */
export interface LetterOptions {
  stem?: number;
  bar?: number;
  diagonal?: number;
  radius?: number;
}

/** The box and strokes of one letter. */
export interface Pen {
  width: number;
  height: number;
  stem: number;
  bar: number;
  options: LetterOptions;
}

const drawE = ({ width: w, height: h, stem: t, bar: b }: Pen) => {
  const middle = (h - b) / 2;
  const tongue = w * 0.93;
  const upper: Point[] = [
    [0, 0],
    [w, 0],
    [w, b],
    [t, b],
    [t, middle],
    [tongue, middle],
  ];
  const lower: Point[] = [
    [tongue, middle + b],
    [t, middle + b],
    [t, h - b],
    [w, h - b],
    [w, h],
    [0, h],
  ];
  return polygon([...upper, ...lower]);
};

const drawL = ({ width: w, height: h, stem: t, bar: b }: Pen) =>
  polygon([
    [0, 0],
    [t, 0],
    [t, h - b],
    [w, h - b],
    [w, h],
    [0, h],
  ]);

const drawV = ({ width: w, height: h, stem }: Pen) => {
  const s = stem * 1.04;
  const fork = ((w / 2 - s) * h) / (w / 2 - s / 2);
  return polygon([
    [0, 0],
    [s, 0],
    [w / 2, fork],
    [w - s, 0],
    [w, 0],
    [w / 2 + s / 2, h],
    [w / 2 - s / 2, h],
  ]);
};

const drawN = ({ width: w, height: h, stem }: Pen) => {
  const n = stem * 0.9;
  const d = n * 1.12;
  const slope = h / (w - d);
  const right: Point[] = [
    [d, 0],
    [w - n, (w - n - d) * slope],
    [w - n, 0],
    [w, 0],
    [w, h],
  ];
  return polygon([[0, 0], ...right, [w - d, h], [n, n * slope], [n, h], [0, h]]);
};

const drawW = ({ width: w, height: h, stem, options }: Pen) => {
  const s = options.diagonal ?? stem * 0.72;
  const [left, right, middle, half] = [w * 0.275, w * 0.725, w / 2, s / 2];
  const valleyLeft = crossing([s, 0], [left + half, h], [middle - half, 0], [left - half, h]);
  const valleyRight = crossing([middle + half, 0], [right + half, h], [w - s, 0], [right - half, h]);
  const peak = crossing([left + half, h], [middle + half, 0], [right - half, h], [middle - half, 0]);
  const top: Point[] = [[0, 0], [s, 0], valleyLeft, [middle - half, 0], [middle + half, 0], valleyRight];
  const bottom: Point[] = [[right + half, h], [right - half, h], peak, [left + half, h], [left - half, h]];
  return polygon([...top, [w - s, 0], [w, 0], ...bottom]);
};

const drawK = ({ width: w, height: h, stem: t }: Pen) => {
  const a = t * 1.16;
  const joint = h * 0.43;
  const waist = w - ((w - a - t) * (h / 2)) / joint;
  const arm: Point[] = [
    [t, joint],
    [w - a, 0],
    [w, 0],
    [waist, h / 2],
  ];
  const leg: Point[] = [
    [w, h],
    [w - a, h],
    [t, h - joint],
    [t, h],
    [0, h],
  ];
  return polygon([[0, 0], [t, 0], ...arm, ...leg]);
};

const drawS = ({ width: w, height: h, stem: t, bar: b }: Pen) => {
  const thin = Math.min(t, b);
  const r = Math.min(w * 0.46, h * 0.3);
  const inner = Math.max(r - thin, thin * 0.12);
  const end = Math.max(b + inner + h * 0.02, h * 0.3);
  const [above, below] = [h / 2 - b / 2, h / 2 + b / 2];
  const bend = Math.min(r, (below - b) * 0.62);
  const innerBend = Math.max(bend - b, b * 0.12);
  const down: Corner[] = [
    [w, end],
    [w, 0, r],
    [0, 0, r],
    [0, below, bend],
    [w - t, below, innerBend],
  ];
  const foot: Corner[] = [
    [w - t, h - b, inner],
    [t, h - b, inner],
    [t, h - end],
    [0, h - end],
    [0, h, r],
  ];
  const up: Corner[] = [
    [w, h, r],
    [w, above, bend],
    [t, above, innerBend],
    [t, b, inner],
    [w - t, b, inner],
  ];
  return rounded([...down, ...foot, ...up, [w - t, end]]);
};

const bowl = ({ width: w, height: h, stem: t, bar: b, options }: Pen) => {
  const outer = options.radius ?? Math.min(w, h) * 0.46;
  return { outer, inner: Math.max(outer - Math.min(t, b), 0) };
};

const drawO = (pen: Pen) => {
  const { width: w, height: h, stem: t, bar: b } = pen;
  const { outer, inner } = bowl(pen);
  const hole: Corner[] = [
    [t, b, inner],
    [t, h - b, inner],
    [w - t, h - b, inner],
    [w - t, b, inner],
  ];
  return (
    rounded([
      [0, 0, outer],
      [w, 0, outer],
      [w, h, outer],
      [0, h, outer],
    ]) + rounded(hole)
  );
};

const drawG = (pen: Pen) => {
  const { width: w, height: h, stem: t, bar: b } = pen;
  const { outer, inner } = bowl(pen);
  const [middle, end] = [h * 0.5, h * 0.335];
  const outside: Corner[] = [
    [w, end],
    [w, 0, outer],
    [0, 0, outer],
    [0, h, outer],
    [w, h, outer],
  ];
  const spur: Corner[] = [
    [w, middle],
    [w * 0.47, middle],
    [w * 0.47, middle + b * 0.8],
    [w - t, middle + b * 0.8],
  ];
  const inside: Corner[] = [
    [w - t, h - b, inner],
    [t, h - b, inner],
    [t, b, inner],
    [w - t, b, inner],
  ];
  return rounded([...outside, ...spur, ...inside, [w - t, end]]);
};

const drawR = ({ width: w, height: h, stem: t, bar: b }: Pen) => {
  const middle = h * 0.62;
  const right = w * 0.96;
  const r = Math.min(right * 0.5, middle * 0.5);
  const inner = Math.max(r - Math.min(t, b) * 0.86, 0);
  const knee = w * 0.34;
  const hip = middle - b * 0.5;
  const counterFoot = middle - b * 0.96;
  const outside = rounded([
    [0, 0],
    [right, 0, r],
    [right, middle, r],
    [t, middle],
    [t, h],
    [0, h],
  ]);
  const counter = rounded([
    [t, b],
    [t, counterFoot],
    [right - t, counterFoot, inner],
    [right - t, b, inner],
  ]);
  return (
    outside +
    counter +
    polygon([
      [knee, hip],
      [knee + t * 1.12, hip],
      [w, h],
      [w - t * 1.16, h],
    ])
  );
};

/** How each letter is drawn. */
export const drawings: Record<Letter, (pen: Pen) => string> = {
  E: drawE,
  L: drawL,
  V: drawV,
  N: drawN,
  W: drawW,
  K: drawK,
  S: drawS,
  O: drawO,
  G: drawG,
  R: drawR,
};
