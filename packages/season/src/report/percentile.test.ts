import { describe, expect, it } from 'vitest';
import { percentile } from './percentile';

describe('percentile', () => {
  it('is a value that was measured', () => {
    const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
    expect([0.5, 0.95, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([50, 95, 99, 100]);
    expect([0.01, 0.5, 0.99].map((share) => percentile([7], share))).toEqual([7, 7, 7]);
    expect(percentile([], 0.5)).toBe(0);
  });
});
