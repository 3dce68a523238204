import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { headerOpacity } from './header';
import { dayOfSeason } from './season';
import { themeScript } from './theme';

describe('headerOpacity', () => {
  it.each([
    [0, 0.1],
    [50, 0.2],
    [200, 0.5],
    [300, 0.7],
    [5000, 0.7],
  ])('at %i px of scroll is %d', (scroll, opacity) => {
    expect(headerOpacity(scroll, false)).toBeCloseTo(opacity);
  });
  it('is 0.9 while the menu is open, however far the page is scrolled', () => {
    expect([0, 50, 5000].map((scroll) => headerOpacity(scroll, true))).toEqual([0.9, 0.9, 0.9]);
  });
});

describe('dayOfSeason', () => {
  it('counts days from midnight to midnight', () => {
    expect(dayOfSeason('2024-11-04', new Date(2024, 10, 4, 0, 0))).toBe(0);
    expect(dayOfSeason('2024-11-04', new Date(2024, 10, 4, 23, 59))).toBe(0);
    expect(dayOfSeason('2024-11-04', new Date(2024, 11, 6, 12))).toBe(32);
  });
  it('stays between the first day and the end', () => {
    expect(dayOfSeason('2024-11-04', new Date(2024, 5, 1))).toBe(0);
    expect(dayOfSeason('2024-11-04', new Date(2025, 5, 1))).toBe(77);
  });
});

describe('the inlined frame script', () => {
  it('is below 1 kB gzipped, colour mode included', async () => {
    const entry = 'virtual:page';
    const result = await build({
      logLevel: 'error',
      configFile: false,
      build: { write: false, minify: true, modulePreload: false, rollupOptions: { input: entry } },
      plugins: [
        {
          name: 'page',
          resolveId: (id) => (id === entry ? id : undefined),
          load: (id) =>
            id === entry
              ? `import { startFrame } from '${import.meta.dirname}/index.ts'; startFrame();`
              : undefined,
        },
      ],
    });
    const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
    const [chunk] = outputs.flatMap(({ output }) => output.filter((part) => part.type === 'chunk'));
    expect(chunk?.code).toContain('menuOpen');
    expect(gzipSync(`${chunk?.code}${themeScript}`).length).toBeLessThan(1000);
  });
});
