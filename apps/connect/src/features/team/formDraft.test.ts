import { beforeEach, describe, expect, it } from 'vitest';
import { formDraftKey, keepDraft, withDraft } from './formDraft';

const storage = () => window.localStorage;
const key = formDraftKey('found', 'mara');
const stored = { name: '', pitch: 'Pads' };

beforeEach(() => window.localStorage.clear());

describe('what is typed about a team', () => {
  it('is there again, and only where it differs: what others saved meanwhile stays', () => {
    keepDraft(storage, key, stored, { name: 'שלום <b>🌱', pitch: 'Pads' });
    expect(withDraft(storage, key, { name: '', pitch: 'New pads' })).toEqual({
      name: 'שלום <b>🌱',
      pitch: 'New pads',
    });
  });

  it('leaves nothing behind once it is as stored', () => {
    keepDraft(storage, key, stored, { name: 'x', pitch: 'Pads' });
    keepDraft(storage, key, stored, stored);
    expect(window.localStorage).toHaveLength(0);
  });

  it.each(['{', 'null', '7', '["x"]', '{"name":7,"other":"x"}'])('takes %s as not typed', (junk) => {
    window.localStorage.setItem(key, junk);
    expect(withDraft(storage, key, stored)).toEqual(stored);
  });

  it('does without a storage', () => {
    const refuses = () => {
      throw new Error('denied');
    };
    expect(() => keepDraft(refuses, key, stored, { name: 'x', pitch: '' })).not.toThrow();
    expect(withDraft(refuses, key, stored)).toEqual(stored);
  });
});
