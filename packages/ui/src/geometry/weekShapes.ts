// The shape of a milestone's state: shape first, colour second. Letters of the growth line and bars of the mini ruler
// are told apart by the same rules.
import { polygon } from './contours';
import { letterPath } from './letters';
import type { Letter } from './letters';

/** The outlines of a week's letter or bar in its own box. */
export interface WeekOutline {
  width: number;
  height: number;
  /** What is filled. */
  fill: string;
  /** What is stroked. */
  line: string;
  /** What is left of a missed week; null where its outline is dashed instead. */
  stub: string | null;
}

const box = (left: number, top: number, right: number, bottom: number) =>
  polygon([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);

/** A week as its letter. Missed: dashed. */
export const letterOutline = (letter: Letter, width: number, height: number): WeekOutline => {
  const path = letterPath(letter, width, height);
  return { width, height, fill: path, line: path, stub: null };
};

/** A week as a bar, whose hairline stays inside its box. Missed: a stub of 2.5 px on the ground. */
export const barOutline = (width: number, height: number): WeekOutline => ({
  width,
  height,
  fill: box(0, 0, width, height),
  line: box(0.5, 0.5, width - 0.5, height - 0.5),
  stub: box(0, height - 2.5, width, height),
});
