import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDraft } from './profileValues';
import { addToProfileDraft, keepProfileDraft, profileDraftKey, readProfileDraft } from './profileDraft';

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
    const edits = { edits: { firstName: 'Mila', bio: '', skills: ['web', 'law'] }, over: { bio: 'Before' } };
    keepProfileDraft(storage, 'anna', edits);
    expect(readProfileDraft(storage, 'anna')).toEqual(edits);
    expect(readProfileDraft(storage, 'ben')).toEqual(emptyDraft);
  });

  it('takes in what was typed in the welcome step, as a text over an empty field', () => {
    keepProfileDraft(storage, 'anna', { edits: { bio: 'x', studies: 'Law' }, over: { studies: 'Arts' } });
    addToProfileDraft(storage, 'anna', { studies: 'Physics', university: 'Kiel' });
    expect(readProfileDraft(storage, 'anna')).toEqual({
      edits: { bio: 'x', studies: 'Law', university: 'Kiel' },
      over: { studies: 'Arts', university: '' },
    });
  });

  it('is forgotten once nothing is unsaved', () => {
    keepProfileDraft(storage, 'anna', { edits: { bio: 'x' }, over: {} });
    keepProfileDraft(storage, 'anna', emptyDraft);
    expect(window.localStorage.length).toBe(0);
  });

  it.each(['{', '[]', 'null', '"text"', '7', '{"firstName":7,"skills":"web","role":"ORGA","userId":"x"}'])(
    'takes nothing out of junk: %s',
    (junk) => {
      window.localStorage.setItem(profileDraftKey('anna'), junk);
      expect(readProfileDraft(storage, 'anna')).toEqual(emptyDraft);
    },
  );

  it('never throws where storage is forbidden or full', () => {
    expect(readProfileDraft(refusing, 'anna')).toEqual(emptyDraft);
    expect(() => keepProfileDraft(refusing, 'anna', { edits: { bio: 'x' }, over: {} })).not.toThrow();
    expect(() => keepProfileDraft(full, 'anna', { edits: { bio: 'x' }, over: {} })).not.toThrow();
  });
});
