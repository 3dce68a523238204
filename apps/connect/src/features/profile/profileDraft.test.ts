import { beforeEach, describe, expect, it } from 'vitest';
import { keepProfileDraft, profileDraftKey, readProfileDraft } from './profileDraft';

const storage = () => window.localStorage;
const refusing = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};
const full = () => ({
  getItem: () => null,
  removeItem: () => undefined,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

describe('the profile draft', () => {
  beforeEach(() => {
    window.localStorage.clear();
  });

  it('comes back for the person who typed it, and for nobody else', () => {
    const edits = { firstName: 'Mila', bio: '', skills: ['web', 'law'] };
    keepProfileDraft(storage, 'anna', edits);
    expect(readProfileDraft(storage, 'anna')).toEqual(edits);
    expect(readProfileDraft(storage, 'ben')).toEqual({});
  });

  it('is forgotten once nothing is unsaved', () => {
    keepProfileDraft(storage, 'anna', { bio: 'x' });
    keepProfileDraft(storage, 'anna', {});
    expect(window.localStorage.length).toBe(0);
  });

  it.each(['{', '[]', 'null', '"text"', '7', '{"firstName":7,"skills":"web","role":"ORGA","userId":"x"}'])(
    'takes nothing out of junk: %s',
    (junk) => {
      window.localStorage.setItem(profileDraftKey('anna'), junk);
      expect(readProfileDraft(storage, 'anna')).toEqual({});
    },
  );

  it('never throws where storage is forbidden or full', () => {
    expect(readProfileDraft(refusing, 'anna')).toEqual({});
    expect(() => keepProfileDraft(refusing, 'anna', { bio: 'x' })).not.toThrow();
    expect(() => keepProfileDraft(full, 'anna', { bio: 'x' })).not.toThrow();
  });
});
