import { describe, expect, test } from 'vitest';
import { layoutNumbers, niceStep } from './numbersChart';

test.each([
  [0, 1],
  [3, 1],
  [11, 5],
  [600, 200],
  [1400, 500],
  [1501, 1000],
])('up to %s the grid goes in steps of %s', (highest, step) => {
  expect(Math.max(niceStep(highest), 1)).toBe(step);
});

describe('the bars', () => {
  const { bars, lines, axisY } = layoutNumbers([600, 320, 0, 1400]);

  test('stand on the axis and are as tall as their value on the grid', () => {
    for (const { value, y, height } of bars) {
      expect(y + height).toBeCloseTo(axisY);
      const [zero, one] = lines;
      const perValue = ((zero?.y ?? 0) - (one?.y ?? 0)) / (one?.value ?? 1);
      expect(height).toBeCloseTo(value * perValue, 1);
    }
  });

  test('stay between the labels and the right edge, in order', () => {
    const edges = bars.flatMap(({ x, width }) => [x, x + width]);
    expect(edges).toEqual([...edges].sort((a, b) => a - b));
    expect(edges.at(-1)).toBeLessThan(100);
    expect(edges[0]).toBeGreaterThan(10);
  });

  test('there are at most four grid lines, and a season without events has an axis', () => {
    for (let highest = 0; highest < 5000; highest += 7)
      expect(layoutNumbers([highest]).lines.length).toBeLessThanOrEqual(4);
    expect(layoutNumbers([0, 0]).bars.map(({ height }) => height)).toEqual([0, 0]);
  });
});
