import { describe, expect, it } from 'vitest';
import { dialHands } from './dial';
import { hashText } from './hash';
import { layoutPoster, pickPoster, posterKinds, posterRuler } from './poster';
import { emptyBars, fallenWord, miniBars, ringTicks } from './rulers';

describe('layoutPoster', () => {
  it.each(posterKinds)('keeps %s inside its margin', (kind) => {
    const { letters, ticks } = layoutPoster(kind, 'K', 320, 240);
    for (const { x, y, path } of letters) {
      const values = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
      const right = x + Math.max(...values.filter((_, index) => index % 2 === 0));
      const bottom = y + Math.max(...values.filter((_, index) => index % 2 === 1));
      expect(x).toBeGreaterThanOrEqual(16.79);
      expect(y).toBeGreaterThan(16.8);
      expect(right).toBeLessThanOrEqual(320 - 16.7);
      expect(bottom).toBeLessThanOrEqual(240 - 16.7);
    }
    expect(ticks).toHaveLength(78);
  });
});

describe('posterRuler', () => {
  it.each([
    [320, 240],
    [760, 900],
  ])('puts each tick where it stands in %i × %i', (width, height) => {
    const { ticks } = layoutPoster('single', 'K', width, height);
    const path = posterRuler(ticks);
    const [start = 0] = (/^M([\d.]+) /.exec(path) ?? []).slice(1).map(Number);
    const steps = [...path.matchAll(/m([\d.]+) 0/g)].map(([, step]) => Number(step));
    expect(steps).toHaveLength(77);
    for (const [day, { x }] of ticks.entries())
      expect(Math.abs(start + steps.slice(0, day).reduce((sum, step) => sum + step, 0) - x)).toBeLessThan(
        0.1,
      );
    const heights = [...path.matchAll(/v([\d.]+)/g)].map(([, tall]) => Number(tall));
    expect(heights).toEqual(ticks.map((tick) => Math.round(tick.height * 10) / 10));
  });
});

describe('pickPoster', () => {
  it('gives the same key the same look, and different keys different ones', () => {
    expect(pickPoster('prototype-night')).toEqual(pickPoster('prototype-night'));
    const looks = new Set(
      Array.from({ length: 40 }, (_, index) => JSON.stringify(pickPoster(`event-${index}`))),
    );
    expect(looks.size).toBeGreaterThan(10);
  });
});

describe('hashText', () => {
  it('follows FNV-1a', () => {
    expect(hashText('')).toBe(0x811c9dc5);
    expect(hashText('a')).toBe(0xe40c292c);
    expect(hashText('foobar')).toBe(0xbf9cf968);
  });
});

describe('small drawings', () => {
  it('grow by their rate', () => {
    const bars = miniBars(132, 44);
    expect(bars).toHaveLength(11);
    expect((bars[10]?.height ?? 0) / (bars[9]?.height ?? 1)).toBeCloseTo(1.17, 2);
    expect((bars[10]?.x ?? 0) + (bars[10]?.width ?? 0)).toBeCloseTo(132, 1);
    const empty = emptyBars();
    expect((empty[10]?.height ?? 0) / (empty[9]?.height ?? 1)).toBeCloseTo(1.2, 2);
  });
  it('have eleven hands, 77 ticks and ten standing letters', () => {
    expect(dialHands()).toHaveLength(11);
    expect(ringTicks().filter(({ isWeek }) => isWeek)).toHaveLength(11);
    expect(
      fallenWord()
        .letters.map(({ letter }) => letter)
        .join(''),
    ).toBe('ELEVENWEEK');
  });
});
