import { round2 } from './contours';
import { growthRate, letterPath, seasonWord } from './letters';
import type { Letter } from './letters';

/** A box of a drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Bars of a mini ruler, one a week, that stand on the lower edge and grow by 1.17. */
export const miniBars = (width: number, height: number): Box[] => {
  const gap = width > 150 ? 3 : 2;
  const bar = (width - gap * 10) / 11;
  return Array.from({ length: 11 }, (_, week) => {
    const tall = Math.max(4, height * 1.17 ** (week - 10));
    return {
      x: round2(week * (bar + gap)),
      y: round2(height - tall),
      width: round2(bar),
      height: round2(tall),
    };
  });
};

/** Eleven bars of an empty state, in a box of 176 × 58. */
export const emptyBars = (): Box[] =>
  Array.from({ length: 11 }, (_, week) => {
    const tall = 56 * growthRate ** (week - 10);
    return { x: week * 16 + 0.5, y: round2(56.5 - tall), width: 12, height: round2(tall) };
  });

/** A letter of a drawing, its path in its own box. */
export interface PlacedLetter {
  letter: Letter;
  x: number;
  y: number;
  path: string;
}

/** The season's word in a box of 550 × 172 without its S, which has fallen over and lies at the end. */
export const fallenWord = () => {
  const [column, base, tallest, width] = [40, 150, 132, 35];
  const letters: PlacedLetter[] = seasonWord.slice(0, 10).map((letter, week) => {
    const height = tallest * growthRate ** (week - 10);
    return { letter, x: week * column, y: round2(base - height), path: letterPath(letter, width, height) };
  });
  // The ruler goes on below the fallen letter, to the end of the box.
  const ticks = Array.from({ length: 97 }, (_, day) => ({
    x: round2((day * column) / 7),
    height: day % 7 ? 5 : 10,
  }));
  return {
    letters,
    ticks,
    fallen: letterPath('S', width, tallest),
    lies: `translate(403 ${base}) rotate(-90)`,
  };
};

/** Ticks of a ring of 77 around a circle of 200: every seventh is longer. Angles in degrees. */
export const ringTicks = (): { angle: number; isWeek: boolean }[] =>
  Array.from({ length: 77 }, (_, day) => ({ angle: round2((day * 360) / 77), isWeek: day % 7 === 0 }));
