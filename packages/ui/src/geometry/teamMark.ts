import type { Ink } from '../tokens';
import { round2 } from './contours';
import { hashText } from './hash';

/** A ring of a team's mark: a disc that the next one covers in part. */
export interface MarkDisc {
  radius: number;
  /** In the figure's colour; else in the ground's. */
  isFigure: boolean;
}

/** A team's mark in a box of 64 × 64. */
export interface TeamMarkDrawing {
  ink: Ink;
  x: number;
  y: number;
  /** Largest first. */
  discs: MarkDisc[];
}

const markInks: readonly Ink[] = ['rhubarb', 'leaf', 'yolk', 'sky', 'chalk', 'clay'];

/** Where the rings grow from, and how far one ring is from the next. */
const origins = [
  [0, 64, 6.4],
  [64, 64, 6.4],
  [0, 0, 6.4],
  [64, 0, 6.4],
  [32, 64, 5],
  [32, 32, 3.7],
] as const;

const ringCount = 11;

/** Numbers from 0 to below 1 that follow from a seed (xorshift32). */
const randomFrom = (seed: number) => {
  let state = seed;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
};

/** Neither nearly plain nor nearly full, and with rings that can be told apart. */
const isClear = (rings: readonly boolean[]) => {
  const filled = rings.filter(Boolean).length;
  const edges = rings.filter((ring, index) => index > 0 && ring !== rings[index - 1]).length;
  return filled > 3 && filled < 9 && edges > 3 && edges < 8;
};

/** Eleven growth rings from a team's name: eleven bits, one of six origins, one of six inks. The same name, the same mark. */
export const drawTeamMark = (name: string): TeamMarkDrawing => {
  const ink = markInks[hashText(name) % markInks.length] ?? 'rhubarb';
  const random = randomFrom(hashText(`${name}·`));
  random();
  random();
  const [x, y, step] = origins[Math.floor(random() * origins.length)] ?? origins[0];
  let rings: boolean[];
  let tries = 0;
  do {
    rings = Array.from({ length: ringCount }, () => random() > 0.5);
    tries += 1;
  } while (!isClear(rings) && tries < 40);
  const discs = rings
    .map((isFigure, index) => ({ isFigure, radius: round2((index + 1) * step) }))
    .filter(({ isFigure }, index) => isFigure !== (rings[index + 1] ?? false))
    .reverse();
  return { ink, x, y, discs };
};
