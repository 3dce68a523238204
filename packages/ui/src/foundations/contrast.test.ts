import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';

describe('contrast', () => {
  it('is 21 between black and white, in either order and notation', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('rgb(255, 255, 255)', 'rgb(0, 0, 0)')).toBeCloseTo(21);
  });
  it('is 1 between a colour and itself', () => {
    expect(contrast('rgb(13, 37, 27)', '#0D251B')).toBe(1);
  });
  it('agrees with a known pair', () => {
    expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  });
});
