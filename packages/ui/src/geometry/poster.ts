import { hashText } from './hash';
import { round2, tenths } from './contours';
import { growthRate, letterPath, seasonWord } from './letters';
import type { Letter } from './letters';

/** Compositions of a poster. */
export const posterKinds = ['single', 'steps', 'stack', 'fall', 'pair', 'word'] as const;
/** A composition of a poster. */
export type PosterKind = (typeof posterKinds)[number];

/** A letter on a poster. */
export interface PosterLetter {
  x: number;
  y: number;
  path: string;
}

/** A tick of the ruler along a poster's upper edge. */
export interface PosterTick {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Area {
  margin: number;
  top: number;
  bottom: number;
  width: number;
  height: number;
}

type Compose = (letter: Letter, area: Area) => PosterLetter[];

const put = (letter: Letter, x: number, y: number, width: number, height: number): PosterLetter => ({
  x: round2(x),
  y: round2(y),
  path: letterPath(letter, width, height),
});

const columns = (letters: readonly Letter[], gap: number, rate: number, area: Area) => {
  const width = (area.width - gap * (letters.length - 1)) / letters.length;
  return letters.map((letter, index) => {
    const height = area.height * rate ** (index - letters.length + 1);
    return put(letter, area.margin + index * (width + gap), area.bottom - height, width, height);
  });
};

const rows = (letter: Letter, shares: readonly number[], area: Area) => {
  const gap = area.margin * 0.55;
  const room = area.height - gap * (shares.length - 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  let y = area.top;
  return shares.map((share) => {
    const height = (room * share) / total;
    const placed = put(letter, area.margin, y, area.width, height);
    y += height + gap;
    return placed;
  });
};

const third = 1.2 ** 3;
const growing = [1, third, third ** 2];

const compositions: Record<PosterKind, Compose> = {
  single: (letter, area) => [put(letter, area.margin, area.top, area.width, area.height)],
  steps: (letter, area) => columns([letter, letter, letter, letter], area.margin * 0.5, 1.62, area),
  stack: (letter, area) => rows(letter, growing, area),
  fall: (letter, area) => rows(letter, growing.toReversed(), area),
  pair: (letter, area) => {
    const gap = area.margin * 0.6;
    const first = (area.width - gap) * 0.3;
    const low = area.height * 0.55;
    return [
      put(letter, area.margin, area.top, first, area.height),
      put(letter, area.margin + first + gap, area.bottom - low, area.width - first - gap, low),
    ];
  },
  word: (_, area) => columns(seasonWord, area.margin * 0.22, growthRate, area),
};

/** Lays a poster out in a box of `width` × `height`: letters below a ruler of 78 ticks. */
export const layoutPoster = (kind: PosterKind, letter: Letter, width: number, height: number) => {
  const margin = Math.min(width, height) * 0.07;
  const inner = width - margin * 2;
  const area = {
    margin,
    top: margin * 2.6,
    bottom: height - margin,
    width: inner,
    height: height - margin * 3.6,
  };
  const ticks: PosterTick[] = Array.from({ length: 78 }, (_, day) => ({
    x: round2(margin + (day * inner) / 77 - 0.5),
    y: round2(margin * 0.8),
    width: Math.max(1, width / 400),
    height: round2((day % 7 ? 0.45 : 0.9) * margin),
  }));
  return { letters: compositions[kind](letter, area), ticks };
};

/**
 * The ruler of a poster as path data. Each tick stands one step from the one before, which takes a server few bytes: three posters
 * are in the site's first page.
 */
export const posterRuler = (ticks: readonly PosterTick[]): string => {
  const [first, last] = [ticks[0], ticks.at(-1)];
  if (!first || !last) return '';
  const step = (last.x - first.x) / (ticks.length - 1);
  const drawn = ticks.map(({ width, height }) => `h${tenths(width)}v${tenths(height)}h-${tenths(width)}z`);
  // 77 steps add up what each is rounded by.
  return `M${tenths(first.x)} ${tenths(first.y)}${drawn.join(`m${step.toFixed(3)} 0`)}`;
};

const pickedInks = ['rhubarb', 'leaf', 'yolk', 'sky', 'clay', 'pine'] as const;
const pickedKinds = ['single', 'steps', 'stack', 'fall', 'pair'] as const;

/** Composition and ink for a thing that has no picture: the same key (an event's slug) always looks the same. */
export const pickPoster = (key: string) => {
  const hash = hashText(key);
  return {
    kind: pickedKinds[hash % pickedKinds.length] ?? 'single',
    ink: pickedInks[(hash >>> 8) % pickedInks.length] ?? 'rhubarb',
  };
};
