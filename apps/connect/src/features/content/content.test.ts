import { describe, expect, test } from 'vitest';
import {
  changedValues,
  contentDraftKey,
  keepContentDraft,
  readContentDraft,
  typedSince,
} from './contentDraft';
import { inOrder, nextPosition, withMoved } from './contentOrder';

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

describe('the draft', () => {
  const stored = { name: 'Nordlicht', isPublished: false };
  const key = contentDraftKey('u', 'partner', 'new');
  const cells = new Map<string, string>();
  const storage = () => ({
    getItem: (name: string) => cells.get(name) ?? null,
    setItem: (name: string, value: string) => void cells.set(name, value),
    removeItem: (name: string) => void cells.delete(name),
  });

  test('comes back as it was kept, and goes when there is nothing to keep', () => {
    keepContentDraft(storage, key, { name: 'Süd' });
    expect(readContentDraft(storage, key, stored)).toEqual({ name: 'Süd' });
    keepContentDraft(storage, key, {});
    expect(cells.size).toBe(0);
  });

  test.each(['{', 'null', '7', '{"name":1,"isPublished":"yes","other":"x"}'])('%s is no draft', (text) => {
    cells.set(key, text);
    expect(readContentDraft(storage, key, stored)).toEqual({});
  });

  test('a storage that refuses loses nothing but the draft', () => {
    const refusing = () => {
      throw new Error('denied');
    };
    expect(readContentDraft(refusing, key, stored)).toEqual({});
    expect(() => keepContentDraft(refusing, key, { name: 'x' })).not.toThrow();
  });

  test('what was typed since something was sent is not saved by it', () => {
    const sent = { name: 'Nord', isPublished: true };
    expect(typedSince(sent, sent)).toEqual({});
    expect(typedSince({ ...sent, name: 'Nordlicht' }, sent)).toEqual({ name: 'Nordlicht' });
    expect(typedSince({}, sent)).toEqual({});
  });

  test('blanks around a text are no change', () => {
    expect(changedValues(stored, { name: ' Nordlicht ', isPublished: true })).toEqual({ isPublished: true });
  });
});
