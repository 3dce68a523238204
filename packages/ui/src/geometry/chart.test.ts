import { describe, expect, it } from 'vitest';
import { layoutColumns, layoutStacks, layoutSteps, spreadLabels, valueOn } from './chart';
import type { DayValue } from './chart';
import { countScale } from './chartScale';

describe('countScale', () => {
  it.each([
    [1284, [0, 500, 1000, 1500]],
    [311, [0, 100, 200, 300, 400]],
    [40, [0, 10, 20, 30, 40]],
    [3, [0, 1, 2, 3]],
    [1, [0, 1]],
    [0, [0, 1]],
  ])('rules up to %i with at most four round steps', (highest, ticks) => {
    expect(countScale(highest)).toEqual({ max: ticks.at(-1), ticks });
  });

  it('always reaches the highest value with whole numbers', () => {
    for (let highest = 0; highest < 3000; highest += 7) {
      const { max, ticks } = countScale(highest);
      expect(max).toBeGreaterThanOrEqual(highest);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.every(Number.isInteger)).toBe(true);
    }
  });
});

describe('layoutColumns', () => {
  it('stands every column on the base, as tall as its value', () => {
    const columns = layoutColumns([0, 50, 100], 100);
    expect(columns.map(({ height }) => height)).toEqual([0, 50, 100]);
    expect(columns.every(({ y, height }) => y + height === 100)).toBe(true);
  });
  it('leaves the same room on both sides', () => {
    const columns = layoutColumns([1, 2, 3, 4, 5], 5);
    const last = columns[4];
    expect(columns[0]?.x).toBeCloseTo(100 - (last?.x ?? 0) - (last?.width ?? 0), 1);
  });
});

describe('layoutStacks', () => {
  it('puts each part on the one before and nothing into weeks to come', () => {
    const [first, second] = layoutStacks([[60, 30, 10], null], 100);
    expect(first?.map(({ y }) => y)).toEqual([40, 10, 0]);
    expect(first?.map(({ height }) => height)).toEqual([60, 30, 10]);
    expect(second).toEqual([]);
  });
});

describe('layoutSteps', () => {
  const points: DayValue[] = [
    [0, 0],
    [7, 10],
    [14, 20],
    [70, 40],
  ];

  it('is level between changes, rises at once and ends today', () => {
    const line = layoutSteps(points, 40, 38.5);
    expect(line?.runs.map(({ y }) => y)).toEqual([100, 75, 50]);
    expect(line?.rises).toEqual([
      { x: 9.09, y1: 100, y2: 75 },
      { x: 18.18, y1: 75, y2: 50 },
    ]);
    expect(line?.end).toEqual({ x: 50, y: 50, value: 20 });
    expect(line?.runs.at(-1)?.x2).toBe(50);
  });
  it('is nothing before the first count', () => {
    expect(layoutSteps([[10, 3]], 10, 9)).toBeNull();
  });
  it('knows the value of any day', () => {
    expect([-1, 0, 7, 13, 14, 77].map((day) => valueOn(points, day))).toEqual([0, 0, 10, 10, 20, 40]);
  });
});

describe('spreadLabels', () => {
  it('leaves labels alone that do not touch', () => {
    expect(spreadLabels([80, 20, 50], 10)).toEqual([80, 20, 50]);
  });
  it('moves those apart that do, in their order', () => {
    const [a = 0, b = 0, c = 0] = spreadLabels([50, 51, 52], 10);
    expect([a, b, c]).toEqual([50, 60, 70]);
  });
  it('stays inside the plot', () => {
    expect(spreadLabels([98, 99, 100], 10)).toEqual([80, 90, 100]);
  });
});
