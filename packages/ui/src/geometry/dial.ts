import { round2 } from './contours';

/** One hand of the dial in a box of 24 × 24: upright, to be turned by `angle` degrees about the middle. */
export interface DialHand {
  y: number;
  length: number;
  angle: number;
}

/** Eleven hands of growing length. */
export const dialHands = (): DialHand[] =>
  Array.from({ length: 11 }, (_, index) => {
    const length = 3.2 + index * 0.42;
    return { y: round2(8.8 - length), length: round2(length), angle: round2((index * 360) / 11) };
  });
