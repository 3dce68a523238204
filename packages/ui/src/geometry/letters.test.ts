import { describe, expect, it } from 'vitest';
import { letterPath, seasonWord, wordmark } from './letters';
import type { Letter } from './letters';

const numbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
const letters: Letter[] = ['E', 'L', 'V', 'N', 'W', 'K', 'S', 'O', 'G', 'R'];

describe('letterPath', () => {
  it.each(letters)('fills its box and never leaves it: %s', (letter) => {
    for (const [width, height] of [
      [40, 25],
      [90, 300],
      [24, 120],
    ] as const) {
      const values = numbers(letterPath(letter, width, height));
      const xs = values.filter((_, index) => index % 2 === 0);
      const ys = values.filter((_, index) => index % 2 === 1);
      expect(Math.min(...xs)).toBe(0);
      expect(Math.max(...xs)).toBeCloseTo(width, 1);
      expect(Math.min(...ys)).toBe(0);
      expect(Math.max(...ys)).toBeCloseTo(height, 1);
      expect(values.every(Number.isFinite)).toBe(true);
    }
  });

  it('keeps its stem while it grows', () => {
    const stemOf = (height: number) => numbers(letterPath('L', 100, height))[2];
    expect(stemOf(200)).toBe(stemOf(600));
  });

  it('spells the season', () => {
    expect(seasonWord.join('')).toBe('ELEVENWEEKS');
  });
});

describe('wordmark', () => {
  it('is 128 wide with letters that grow', () => {
    const drawn = wordmark();
    expect(drawn.map(({ x }) => x)).toEqual([0, 18.67, 44.37, 80.22]);
    const last = drawn[3];
    expect((last?.x ?? 0) + Math.max(...numbers(last?.path ?? ''))).toBeCloseTo(128, 1);
  });

  it('draws the first letter as the logo file does', () => {
    expect(wordmark()[0]?.path).toMatch(/^M16 9\.05L16 7\.04C16 2\.96 13\.04 0 8\.96 0L7\.04 0/);
  });
});
