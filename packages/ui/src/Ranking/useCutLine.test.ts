import { describe, expect, it } from 'vitest';
import { cutAfter } from './useCutLine';

describe('where a key leads the cut line', () => {
  it.each([
    ['ArrowUp', false, 15],
    ['ArrowDown', false, 17],
    ['ArrowUp', true, 11],
    ['ArrowDown', true, 21],
    ['PageDown', false, 21],
    ['Home', false, 0],
    ['End', false, 241],
  ])('%s with Shift %s leads to its place', (key, isFar, target) => {
    expect(cutAfter(key, isFar, 16, 241)).toBe(target);
  });

  it('stays between nobody and everybody', () => {
    expect(cutAfter('ArrowUp', true, 2, 241)).toBe(0);
    expect(cutAfter('ArrowDown', true, 240, 241)).toBe(241);
  });

  it('is none for other keys', () => {
    expect(cutAfter('j', false, 16, 241)).toBeUndefined();
  });
});
