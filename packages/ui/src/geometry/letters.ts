// Stretch lettering: a block letter that fills its box while its strokes keep their thickness.
import { round2 } from './contours';
import { drawings } from './letterDrawings';
import type { Letter, LetterOptions } from './letterDrawings';

export type { Letter } from './letterDrawings';

/** SVG path data of a letter that fills the box from 0,0 to width,height (fill-rule nonzero). */
export const letterPath = (
  letter: Letter,
  width: number,
  height: number,
  options: LetterOptions = {},
): string => {
  const stem = options.stem ?? Math.min(width * 0.31, height * 0.6);
  const bar = options.bar ?? Math.min(width * 0.24, height * 0.235);
  return drawings[letter]({ width, height, stem, bar, options });
};

/** "eleven weeks" has eleven letters: one a week. */
export const seasonWord: readonly Letter[] = ['E', 'L', 'E', 'V', 'E', 'N', 'W', 'E', 'E', 'K', 'S'];

/** Each week stands 1.2 times taller than the one before. */
export const growthRate = 1.2;

const wordmarkLetters: readonly { letter: Letter; width: number; stem: number }[] = [
  { letter: 'G', width: 16, stem: 5.7 },
  { letter: 'R', width: 23.04, stem: 7 },
  { letter: 'O', width: 33.18, stem: 8.6 },
  { letter: 'W', width: 47.78, stem: 10.4 },
];

/** The wordmark in a box of 128 × 27: four letters, widths growing by 1.44, gaps of 8/3. */
export const wordmark = (): { x: number; path: string }[] => {
  const height = 27;
  let x = 0;
  return wordmarkLetters.map(({ letter, width, stem }) => {
    const radius = Math.min(width, height) * 0.44;
    const drawn = {
      x: round2(x),
      path: letterPath(letter, width, height, { stem, bar: 6, diagonal: 9.5, radius }),
    };
    x += width + 8 / 3;
    return drawn;
  });
};
