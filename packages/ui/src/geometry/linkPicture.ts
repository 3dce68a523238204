// The pictures that stand for a link on other sites: whole SVG documents. Only a team's has text, for which who draws it needs
// the two `…-picture.ttf` of `fonts`.
import { colorSchemes, inkPairs } from '../tokens';
import type { Ink } from '../tokens';
import { layoutGrowthLine, tickWidth } from './growthLine';
import { wordmark } from './letters';
import type { Letter } from './letters';
import { layoutPoster } from './poster';
import type { PosterKind } from './poster';
import { drawTeamPicture } from './teamPicture';
import type { TeamPicture } from './teamPicture';
import { weekStatesOn } from './weekStates';

/** What a link picture shows: the season on a day (0 to 77), an event's poster, or a team's story. */
export type LinkPicture =
  | { readonly kind: 'season'; readonly day: number }
  | { readonly kind: 'poster'; readonly letter: Letter; readonly ink: Ink; readonly composition: PosterKind }
  | ({ readonly kind: 'team' } & TeamPicture);

const [width, height, margin, logoScale] = [1200, 630, 60, 2];
const colors = colorSchemes.dark;

const rect = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
const shape = (x: number, y: number, path: string, look: string, scale = 1) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="${path}" ${look}/>`;

const letterLooks: Record<string, string> = {
  done: `fill="${colors.ink}"`,
  now: `fill="${colors.accent}"`,
  next: `fill="none" stroke="${colors.edge}" stroke-width="2"`,
};

const drawSeason = (day: number): string[] => {
  const { letters, ticks, rulerY, dayStep } = layoutGrowthLine(width - 2 * margin, 'hero');
  const top = height - margin - rulerY;
  const states = weekStatesOn(day);
  const [left, ruler] = [(x: number) => margin + x, top + rulerY];
  return [
    rect(0, 0, width, height, colors.canvas),
    ...wordmark().map(({ x, path }) =>
      shape(margin + x * logoScale, margin, path, `fill="${colors.ink}"`, logoScale),
    ),
    ...letters.map(({ x, y, path }, week) =>
      shape(left(x), top + y, path, letterLooks[states[week] ?? 'next'] ?? ''),
    ),
    ...ticks.map((tick) =>
      rect(left(tick.x), ruler, tickWidth, tick.height, tick.day < day ? colors.ink : colors.edge),
    ),
    rect(left(Math.min(day * dayStep, width - 2 * margin - 4)), ruler, 4, 24, colors.accent),
  ];
};

const drawPoster = (kind: PosterKind, letter: Letter, ink: Ink): string[] => {
  const [ground, figure] = inkPairs[ink];
  const { letters, ticks } = layoutPoster(kind, letter, width, height);
  return [
    rect(0, 0, width, height, ground),
    ...letters.map(({ x, y, path }) => shape(x, y, path, `fill="${figure}"`)),
    ...ticks.map((tick) => rect(tick.x, tick.y, tick.width, tick.height, figure)),
  ];
};

const partsOf = (picture: LinkPicture): string[] => {
  switch (picture.kind) {
    case 'season':
      return drawSeason(picture.day);
    case 'poster':
      return drawPoster(picture.composition, picture.letter, picture.ink);
    case 'team':
      return drawTeamPicture(picture);
  }
};

/** A link picture as an SVG document of 1200 × 630. Pure: the same day or poster gives the same text. */
export const drawLinkPicture = (picture: LinkPicture): string => {
  const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${partsOf(picture).join('')}</svg>`;
};

/** The ground of the page in both colour modes, for what stands outside of the stylesheet: browser frames, icons. */
export const pageColors = { dark: colorSchemes.dark.canvas, light: colorSchemes.light.canvas } as const;

/** The app icon as an SVG document: the favicon's four bars on the page's ground, smaller where a round mask cuts. `size` in px. */
export const drawAppIcon = (size: number, isMaskable: boolean): string => {
  const bars = [
    `<path fill="${colors.ink}" d="M5 22h5v5H5zM12 16h4v11h-4z"/>`,
    `<path fill="${colors.accent}" d="M18 11h4v16h-4z"/>`,
    `<path fill="none" stroke="${colors.edge}" d="M24.5 5.5h3v21h-3z"/>`,
  ];
  const scale = isMaskable ? 0.72 : 1;
  const place = `translate(${16 - 16 * scale} ${16 - 16 * scale}) scale(${scale})`;
  const box = `width="${size}" height="${size}" viewBox="0 0 32 32"`;
  const drawing = `<g transform="${place}">${bars.join('')}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${rect(0, 0, 32, 32, colors.canvas)}${drawing}</svg>`;
};
