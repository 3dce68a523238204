import type { Ink } from '../tokens';
import { tenths } from './contours';
import { layoutPoster, posterRuler } from './poster';
import { drawTeamMark } from './teamMark';

/** A team's poster: one path that is filled by the even-odd rule, so that ticks over a ring are cut out of it. */
export interface TeamPosterDrawing {
  ink: Ink;
  path: string;
}

/** Edge of the box that a mark is drawn in. */
const markSize = 64;

const circle = (x: number, y: number, radius: number): string => {
  const r = tenths(radius);
  return `M${tenths(x - radius)} ${tenths(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
};

/**
 * The rings of a team's mark in a box of `width` × `height`, below a ruler of 77 days. They measure 0.8 of the shorter
 * side, 0.64 where they grow from the middle, so that the outermost one never reaches all edges. The discs of a mark
 * take turns between figure and ground: that is the even-odd rule.
 */
export const layoutTeamPoster = (name: string, width: number, height: number): TeamPosterDrawing => {
  const { ink, x, y, discs } = drawTeamMark(name);
  const isCentred = x === markSize / 2 && y === markSize / 2;
  const scale = (Math.min(width, height) / markSize) * (isCentred ? 0.64 : 0.8);
  const { ticks } = layoutPoster('single', 'E', width, height);
  // Rings of the middle stand clear of the ruler.
  const top = isCentred ? Math.max(...ticks.map((tick) => tick.y + tick.height)) : 0;
  const place = [(x / markSize) * width, top + (y / markSize) * (height - top)] as const;
  const rings = discs.map(({ radius }) => circle(...place, radius * scale));
  return { ink, path: [...rings, posterRuler(ticks)].join('') };
};
