import { describe, expect, test } from 'vitest';
import { inOrder, nextPosition, withMoved } from './orderedList';

const entry = (id: string, position: number) => ({ id, position });

describe('the order', () => {
  const items = [entry('a', 1), entry('b', 3), entry('c', 4)];
  const told = (list: { id: string; position: number }[]) =>
    list.map(({ id, position }) => `${position}${id}`).join(' ');

  test.each([
    ['c', 1, '1c 2a 3b'],
    ['a', 2, '1b 2a 3c'],
    ['a', 9, '1b 2c 3a'],
    ['b', 0, '1b 2a 3c'],
    ['gone', 1, '1a 3b 4c'],
  ])('%s to place %s', (id, position, expected) => {
    expect(told(withMoved(items, id, position))).toBe(expected);
  });

  test('is by place, then by id, and a new entry comes last', () => {
    expect(told(inOrder([entry('c', 2), entry('b', 2), entry('a', 9)]))).toBe('2b 2c 9a');
    expect(nextPosition(items)).toBe(5);
    expect(nextPosition([])).toBe(1);
  });
});
