import { describe, expect, it } from 'vitest';
import { targetAfter } from './matrixKeys';

const size = { rows: 100, columns: 11, page: 8 };
const from = (row: number, column: number, key: string, isWide = false) =>
  targetAfter(key, { row, column }, size, isWide);

describe('the target after a key', () => {
  it.each([
    ['ArrowDown', { row: 6, column: 3 }],
    ['ArrowUp', { row: 4, column: 3 }],
    ['ArrowRight', { row: 5, column: 4 }],
    ['ArrowLeft', { row: 5, column: 2 }],
    ['Home', { row: 5, column: 0 }],
    ['End', { row: 5, column: 11 }],
    ['PageDown', { row: 13, column: 3 }],
    ['PageUp', { row: 0, column: 3 }],
  ])('%s leads on from the middle', (key, target) => {
    expect(from(5, 3, key)).toEqual(target);
  });

  it('stays inside, and Control leads to the corners', () => {
    expect(from(99, 11, 'ArrowDown')).toEqual({ row: 99, column: 11 });
    expect(from(0, 0, 'ArrowLeft')).toEqual({ row: 0, column: 0 });
    expect(from(5, 3, 'Home', true)).toEqual({ row: 0, column: 0 });
    expect(from(5, 3, 'End', true)).toEqual({ row: 99, column: 11 });
  });

  it('is none for other keys, and none where there is no row', () => {
    expect(from(5, 3, 'a')).toBeUndefined();
    expect(targetAfter('ArrowDown', { row: 0, column: 0 }, { ...size, rows: 0 }, false)).toBeUndefined();
  });
});
