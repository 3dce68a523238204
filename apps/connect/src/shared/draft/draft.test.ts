import { forgetPerson } from '@grow/shell';
import { beforeEach, describe, expect, it } from 'vitest';
import { draftKey, keepDraft, readDraft, type DraftStorage } from './draftStore';
import { changedValues, editsOf, typedSince } from './edits';

const stored = { name: '', pitch: 'Pads', isPublished: false };
const key = draftKey('mara', 'ask', 'moos');
const read = (at = key, storage?: DraftStorage) => readDraft(at, editsOf(stored), storage);
const denied: DraftStorage = () => {
  throw new DOMException('denied', 'SecurityError');
};
const full: DraftStorage = () => ({
  getItem: () => null,
  removeItem: () => undefined,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

beforeEach(() => window.localStorage.clear());

describe('a draft', () => {
  it('is there again for this person, this form and what it is about, and nowhere else', () => {
    const typed = { name: 'שלום <b>\n🌱', isPublished: true };
    keepDraft(key, typed);
    expect(read()).toEqual(typed);
    for (const other of [
      draftKey('ben', 'ask', 'moos'),
      draftKey('mara', 'invite', 'moos'),
      draftKey('mara', 'ask', 'pegel'),
      draftKey('mara', 'ask'),
    ]) {
      expect(read(other)).toEqual({});
    }
  });

  it('leaves nothing behind once it is forgotten, or the account is gone', async () => {
    keepDraft(key, { name: 'x' });
    keepDraft(key, undefined);
    expect(window.localStorage).toHaveLength(0);
    keepDraft(key, { name: 'x' });
    await forgetPerson(window);
    expect(window.localStorage).toHaveLength(0);
  });

  it.each([
    ...['{', 'null', '7', '"x"', '[]', '["x"]'],
    '{"name":7,"isPublished":"yes","other":"x","toString":"y"}',
  ])('takes %s as not typed', (junk) => {
    window.localStorage.setItem(key, junk);
    expect(read()).toEqual({});
  });

  it('does without a storage that is denied or full', () => {
    for (const storage of [denied, full]) {
      expect(() => keepDraft(key, { name: 'x' }, storage)).not.toThrow();
      expect(() => keepDraft(key, undefined, storage)).not.toThrow();
      expect(read(key, storage)).toEqual({});
    }
  });
});

describe('edits', () => {
  it('typed since something was sent are not saved by it', () => {
    const sent = { name: 'Nord', isPublished: true };
    expect(typedSince(sent, sent)).toEqual({});
    expect(typedSince({ ...sent, name: 'Nordlicht' }, sent)).toEqual({ name: 'Nordlicht' });
    expect(typedSince({}, sent)).toEqual({});
  });

  it('are no change where only blanks around a text differ', () => {
    expect(changedValues(stored, { pitch: ' Pads ', isPublished: true })).toEqual({ isPublished: true });
  });
});
