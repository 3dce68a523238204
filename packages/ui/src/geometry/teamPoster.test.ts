import { describe, expect, it } from 'vitest';
import { drawTeamMark } from './teamMark';
import { layoutTeamPoster } from './teamPoster';

const names = Array.from({ length: 60 }, (_, index) => `Team ${index}`);
const isCentred = (name: string) => drawTeamMark(name).x === 32 && drawTeamMark(name).y === 32;
/** Radius of the outermost ring, which is drawn first. */
const outermost = (path: string) => Number(/a([\d.]+) /.exec(path)?.[1]);
const ticks = (path: string) => path.match(/[Mm][\d.]+ [\d.]+h/g)?.length;

describe('layoutTeamPoster', () => {
  it('has the ink of the mark, all of its rings and a ruler of 77 days', () => {
    for (const name of names) {
      const { ink, path } = layoutTeamPoster(name, 640, 420);
      const mark = drawTeamMark(name);
      expect(ink).toBe(mark.ink);
      expect(path.match(/a[\d.]+ [\d.]+ 0 1 0 [\d.]+ 0a/g)).toHaveLength(mark.discs.length);
      expect(ticks(path)).toBe(78);
    }
  });
  it('takes 0.8 of the shorter side, 0.64 where rings grow from the middle', () => {
    for (const name of names) {
      const share = isCentred(name) ? 0.64 : 0.8;
      const radius = drawTeamMark(name).discs[0]?.radius ?? 0;
      expect(outermost(layoutTeamPoster(name, 640, 420).path)).toBeCloseTo((radius / 64) * 420 * share, 0);
    }
  });
  it('keeps rings of the middle clear of the ruler and of the lower edge', () => {
    const centred = names.filter(isCentred);
    expect(centred.length).toBeGreaterThan(3);
    for (const name of centred) {
      const { path } = layoutTeamPoster(name, 640, 420);
      const y = Number(/^M[\d.]+ ([\d.]+)/.exec(path)?.[1]);
      const radius = outermost(path);
      expect(y - radius).toBeGreaterThan(50);
      expect(y + radius).toBeLessThan(420);
    }
  });
});
