import { beforeEach, describe, expect, it } from 'vitest';
import { keepDraft, readDraft } from '../../shared/draft';
import { emptyDraft, type ProfileDraft } from './profileValues';
import { addToProfileDraft, keptProfileDraft, profileDraftFrom, profileDraftKey } from './profileDraft';

const keep = (userId: string, draft: ProfileDraft) =>
  keepDraft(profileDraftKey(userId), keptProfileDraft(draft));
const read = (userId: string) => readDraft(profileDraftKey(userId), profileDraftFrom);

describe('the profile draft', () => {
  beforeEach(() => window.localStorage.clear());

  it('comes back for the person who typed it, and for nobody else', () => {
    const edits = { edits: { firstName: 'Mila', bio: '', skills: ['web', 'law'] }, over: { bio: 'Before' } };
    keep('anna', edits);
    expect(read('anna')).toEqual(edits);
    expect(read('ben')).toEqual(emptyDraft);
  });

  it('takes in what was typed in the welcome step, as a text over an empty field', () => {
    keep('anna', { edits: { bio: 'x', studies: 'Law' }, over: { studies: 'Arts' } });
    addToProfileDraft('anna', { studies: 'Physics', university: 'Kiel' });
    expect(read('anna')).toEqual({
      edits: { bio: 'x', studies: 'Law', university: 'Kiel' },
      over: { studies: 'Arts', university: '' },
    });
  });

  it('is forgotten once nothing is unsaved', () => {
    keep('anna', { edits: { bio: 'x' }, over: {} });
    keep('anna', emptyDraft);
    expect(window.localStorage).toHaveLength(0);
  });

  it.each([
    ...['{', '[]', 'null', '"text"', '7', '{"over":7}'],
    '{"firstName":7,"skills":"web","role":"ORGA","userId":"x","over":["y"]}',
  ])('takes nothing out of junk: %s', (junk) => {
    window.localStorage.setItem(profileDraftKey('anna'), junk);
    expect(read('anna')).toEqual(emptyDraft);
  });
});
