import { describe, expect, it } from 'vitest';
import { gateMarkOf, layoutGrowthLine, tickWidth } from './growthLine';
import { weekStatesOn } from './weekStates';

describe('layoutGrowthLine', () => {
  it('lets each week stand 1.2 times taller than the one before', () => {
    const { letters } = layoutGrowthLine(1320, 'hero');
    for (let week = 1; week < 11; week += 1) {
      expect((letters[week]?.height ?? 0) / (letters[week - 1]?.height ?? 1)).toBeCloseTo(1.2, 3);
    }
    expect(letters[10]?.height).toBeCloseTo(547.8, 1);
  });

  it.each([320, 350, 559, 560, 720, 1060, 1320])('stays inside %i px and stands on one line', (width) => {
    const { letters, ticks, height } = layoutGrowthLine(width, 'compact');
    const last = letters[10];
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(width, 1);
    const feet = letters.map(({ y, height: tall }) => y + tall);
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(0.02);
    expect(Math.min(...letters.map(({ y }) => y))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ticks.map(({ x }) => x))).toBeLessThanOrEqual(width - tickWidth);
    expect(height).toBeGreaterThan(Math.max(...feet));
  });

  it('has 78 ticks with a long one under the left edge of every letter', () => {
    const { letters, ticks } = layoutGrowthLine(1320, 'hero');
    expect(ticks).toHaveLength(78);
    letters.forEach(({ x }, week) => expect(ticks[week * 7]?.x).toBeCloseTo(x, 1));
    expect(ticks.filter(({ height }) => height === 14)).toHaveLength(12);
  });

  it('writes verbs where they fit and numbers where they do not', () => {
    expect(layoutGrowthLine(1320, 'hero').hasVerbs).toBe(true);
    expect(layoutGrowthLine(350, 'hero').hasVerbs).toBe(false);
  });
});

describe('weekStatesOn', () => {
  it('knows passed weeks, this week and the others', () => {
    expect(weekStatesOn(32).join(' ')).toBe('done done done done now next next next next next next');
    expect(weekStatesOn(0)[0]).toBe('now');
    expect(weekStatesOn(76)[10]).toBe('now');
    expect(weekStatesOn(77).every((state) => state === 'done')).toBe(true);
    expect(weekStatesOn(null).every((state) => state === 'next')).toBe(true);
  });
});

describe('gateMarkOf', () => {
  it.each([350, 1320])('stands between the letters of its week and the next at %i px', (width) => {
    const layout = layoutGrowthLine(width, 'low');
    const { x, labelX, headroom } = gateMarkOf(layout, 7);
    const [before, after] = [layout.letters[6], layout.letters[7]];
    expect(x).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0));
    expect(x + 2).toBeLessThanOrEqual(after?.x ?? 0);
    expect(labelX).toBeLessThan(x);
    expect(headroom).toBe(0);
  });
  it('touches no letter at the last week and has its label above the tallest one', () => {
    const layout = layoutGrowthLine(1320, 'low');
    const { x, labelY, headroom } = gateMarkOf(layout, 11);
    expect(x).toBeGreaterThanOrEqual(1320);
    expect(x + 2).toBeLessThanOrEqual(1330);
    expect(labelY).toBeLessThan(layout.letters[10]?.y ?? 0);
    expect(labelY).toBeGreaterThan(-headroom);
  });
});
