import { describe, expect, test } from 'vitest';
import { inOrder, nextListPosition, orderedListMutations, withMoved, type OrderedItem } from './orderedList';

const entry = (id: string, position: number) => ({ id, position });

describe('the order', () => {
  const items = [entry('a', 1), entry('b', 3), entry('c', 4)];
  const textOf = (list: { id: string; position: number }[]) =>
    list.map(({ id, position }) => `${position}${id}`).join(' ');

  test.each([
    ['c', 1, '1c 2a 3b'],
    ['a', 2, '1b 2a 3c'],
    ['a', 9, '1b 2c 3a'],
    ['b', 0, '1b 2a 3c'],
    ['gone', 1, '1a 3b 4c'],
  ])('%s to place %s', (id, position, expected) => {
    expect(textOf(withMoved(items, id, position))).toBe(expected);
  });

  test('holds an entry once, also where it was read before its own answer came', () => {
    const none = () => Promise.reject(new Error('unused'));
    const { add } = orderedListMutations<OrderedItem, never>(['list'], {
      add: none,
      update: none,
      remove: none,
      move: none,
    });
    let cached: unknown = [...items, entry('d', 5)];
    const cache = {
      setQueryData: (_: unknown, change: unknown) =>
        void (cached = (change as (list: unknown) => unknown)(cached)),
      setQueriesData: () => undefined,
      removeQueries: () => undefined,
    };
    add.answer?.(cache, entry('d', 2), entry('d', 5));
    expect(textOf(cached as typeof items)).toBe('1a 2d 3b 4c');
  });

  test('is by place, then by id, and a new entry comes last', () => {
    expect(textOf(inOrder([entry('c', 2), entry('b', 2), entry('a', 9)]))).toBe('2b 2c 9a');
    expect(nextListPosition(items)).toBe(5);
    expect(nextListPosition([])).toBe(1);
  });
});
