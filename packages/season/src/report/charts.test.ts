import { expect, it } from 'vitest';
import { sizeChart } from './charts';

it('names each table at the height where its line ends, and no name over another', () => {
  const sizes = { least: 1, most: 100_000, less: 2, half: 50_000, little: 3 };
  const chart = sizeChart(
    [1, 7].map((day) => ({ day, calls: 1, seconds: 1, checked: 1, violations: 0, sizes })),
  );
  const labels = [...chart.matchAll(/<text x="628" y="([\d.]+)">(\w+):/g)].map(([, height, name]) => ({
    name,
    height: Number(height),
  }));
  expect(labels.map(({ name }) => name)).toEqual(['most', 'half', 'little', 'less', 'least']);
  for (const [at, { height }] of labels.slice(1).entries())
    expect(height - (labels[at]?.height ?? 0)).toBeGreaterThanOrEqual(19);
  expect(labels[0]?.height).toBeCloseTo(19, 0);
});
