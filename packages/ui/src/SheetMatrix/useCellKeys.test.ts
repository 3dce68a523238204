import { describe, expect, it } from 'vitest';
import { cellAfter } from './useCellKeys';

const size = { rows: 20, columns: 5 };
const from = (row: number, column: number, key: string, isWide = false) =>
  cellAfter(key, { row, column }, size, isWide);

describe('where a key leads in the matrix', () => {
  it.each([
    ['ArrowDown', { row: 4, column: 2 }],
    ['ArrowUp', { row: 2, column: 2 }],
    ['ArrowRight', { row: 3, column: 3 }],
    ['ArrowLeft', { row: 3, column: 1 }],
    ['Home', { row: 3, column: 0 }],
    ['End', { row: 3, column: 4 }],
  ])('%s leads on from the middle', (key, cell) => {
    expect(from(3, 2, key)).toEqual(cell);
  });

  it('stays inside, and Control leads to the corners', () => {
    expect(from(19, 4, 'ArrowDown')).toEqual({ row: 19, column: 4 });
    expect(from(0, 0, 'ArrowLeft')).toEqual({ row: 0, column: 0 });
    expect(from(5, 3, 'Home', true)).toEqual({ row: 0, column: 0 });
    expect(from(5, 3, 'End', true)).toEqual({ row: 19, column: 4 });
  });

  it('is none for other keys', () => {
    expect(from(5, 3, 'a')).toBeUndefined();
  });
});
