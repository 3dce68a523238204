// What the outlines say is painted comes from the design's tokens. outlines.test.tsx holds the outlines to the stories.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { avatarPairs, colorSchemes, floatShadows, inkPairs } from '../tokens';
import { cssText } from '../theme/globalCss';
import type { Mark } from './outline';

const folder = path.resolve(import.meta.dirname, '../../outlines');
type Theme = keyof typeof colorSchemes;
const themes = Object.keys(colorSchemes) as Theme[];

async function marks(): Promise<Mark[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const outlines = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  return outlines.flatMap((text) => Object.values(JSON.parse(text) as Record<string, Mark[]>).flat());
}

/** A colour as red, green, blue and how much of it covers, whichever way it is written. */
const canonical = (color: string): string => {
  const hex = /^#(..)(..)(..)$/.exec(color)?.slice(1);
  const parts = hex ? hex.map((pair) => parseInt(pair, 16)) : (color.match(/[\d.]+/g) ?? []).map(Number);
  return [...parts, 1].slice(0, 4).join(' ');
};
const colorsIn = (text: string) => text.match(/#[\da-f]{6}\b|rgba?\([^)]*\)/gi) ?? [];

/** The palette shows both schemes side by side. */
const isPalette = ({ element }: Mark) => /^(Roles|Contrast) /.test(element);
const tokensOf = (theme: Theme) =>
  new Set(
    [
      ...Object.values(colorSchemes[theme]),
      ...Object.values(inkPairs).flat(),
      ...avatarPairs.flat(),
      ...colorsIn(floatShadows[theme]),
      'rgba(0, 0, 0, 0)',
    ].map(canonical),
  );

const unknown = (all: readonly Mark[], valuesOf: (mark: Mark) => readonly string[], known: Set<string>) => [
  ...new Set(
    all.flatMap((mark) =>
      valuesOf(mark)
        .filter((value) => !known.has(value))
        .map((value) => `${mark.element}: ${value}`),
    ),
  ),
];

it.each(themes)('no story paints a colour in %s that is no token of it', async (theme) => {
  const all = (await marks()).filter((mark) => !isPalette(mark));
  const painted = ({ colors }: Mark) => colorsIn(colors[theme] ?? '').map(canonical);
  expect(all.flatMap(painted).length).toBeGreaterThan(1000);
  expect(unknown(all, painted, tokensOf(theme))).toEqual([]);
});

it('no story is set in a family that is not the design’s', async () => {
  const all = await marks();
  const family = ({ styles }: Mark) => (styles['font'] ? [styles['font'].replace(/ \d.*$/, '')] : []);
  expect(all.flatMap(family).length).toBeGreaterThan(1000);
  expect(unknown(all, family, new Set(['Archivo Variable', 'Hanken Grotesk Variable']))).toEqual([]);
});

// Shares of an element's own size are the geometry of marks; up to 5 px are the inner corners of a token's outer one.
const otherRadii = ['50%', '11%', '6%', '2px', '4px', '5px', '9px', '20px'];

it('no story rounds a corner other than the design does', async () => {
  const tokens = [...cssText.matchAll(/--radius-\w+:(\w+)/g)].map(([, value = '']) => value);
  expect(tokens.length).toBe(5);
  const corners = ({ styles }: Mark) => styles['radius']?.split(' ') ?? [];
  expect(unknown(await marks(), corners, new Set([...tokens, ...otherRadii, '0px']))).toEqual([]);
});

/** Stories with words that people typed, in whatever script they write. */
const isTyped = ({ element }: Mark) => /^(People|RightToLeft) /.test(element);

it('only what people typed is drawn by a font that the design does not bring', async () => {
  const borrowed = (await marks()).filter(({ isInSystemFont }) => isInSystemFont);
  expect(borrowed.filter(isTyped).length).toBeGreaterThan(0);
  expect(borrowed.filter((mark) => !isTyped(mark)).map(({ element }) => element)).toEqual([]);
});
