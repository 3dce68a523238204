import { expect, it } from 'vitest';
import { colorSchemes, inkPairs } from '../tokens';
import { drawLinkPicture } from './linkPicture';

const count = (text: string, part: string) => text.split(part).length - 1;

it('shows the season: passed weeks solid, this one in accent, the others in outline', () => {
  const svg = drawLinkPicture({ kind: 'season', day: 31 });
  const { ink, accent, edge } = colorSchemes.dark;
  expect(count(svg, `" fill="none" stroke="${edge}"`)).toBe(6);
  // Four letters of the wordmark and four weeks; this week and the marker of today; 31 days that have passed.
  expect(count(svg, `d="`)).toBe(4 + 11);
  expect(count(svg, `fill="${accent}"`)).toBe(2);
  expect(count(svg, `fill="${ink}"`)).toBe(4 + 4 + 31);
});

it('stays inside its box on every day', () => {
  for (const day of [0, 1, 76, 77]) {
    const places = [...drawLinkPicture({ kind: 'season', day }).matchAll(/<rect x="([\d.]+)"/g)];
    for (const [, x] of places) expect(Number(x)).toBeLessThan(1200 - 60);
  }
});

it('shows a poster on its ink', () => {
  const svg = drawLinkPicture({ kind: 'poster', letter: 'E', ink: 'sky', composition: 'stack' });
  expect(svg).toContain(`width="1200" height="630" fill="${inkPairs.sky[0]}"`);
  expect(count(svg, '<path')).toBe(3);
});
