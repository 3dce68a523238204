import { buildProfile } from '@grow/core/testing';
import { describe, expect, it } from 'vitest';
import {
  changesOf,
  clashesOf,
  emptyDraft,
  typedInto,
  valuesOf,
  withMine,
  withoutSaved,
  withSkillToggled,
  withoutEdit,
} from './profileValues';

const profile = buildProfile({
  firstName: 'Mara',
  studies: undefined,
  skills: ['web', 'sales'],
  bio: 'Hello',
});
const count = (edits: Parameters<typeof changesOf>[1]) => Object.keys(changesOf(profile, edits)).length;

describe('what counts as a change', () => {
  it('is every field that differs, once, however much was typed in it', () => {
    expect(changesOf(profile, { firstName: 'Maria', bio: 'Hello you' })).toEqual({
      firstName: 'Maria',
      bio: 'Hello you',
    });
  });

  it('is nothing that was typed and taken back', () => {
    expect(count({ firstName: 'Mara', studies: '', skills: ['web', 'sales'] })).toBe(0);
  });

  it('is no blank around a value, nor blanks in an empty field', () => {
    expect(count({ firstName: ' Mara ', studies: '   ' })).toBe(0);
    expect(changesOf(profile, { studies: ' Law ' })).toEqual({ studies: 'Law' });
  });

  it('is an emptied name too, so that it can be refused', () => {
    expect(changesOf(profile, { firstName: '  ' })).toEqual({ firstName: '' });
  });

  it('clears a field that was emptied', () => {
    const stored = buildProfile({ university: 'Riverside' });
    expect(changesOf(stored, { university: '' })).toEqual({ university: undefined });
  });
});

describe('what was typed', () => {
  it('stays over a profile that was read anew', () => {
    const reread = { ...profile, homeland: 'Portugal', firstName: 'Maria' };
    expect(valuesOf(reread, { firstName: 'Marlene' })).toMatchObject({
      firstName: 'Marlene',
      homeland: 'Portugal',
    });
  });

  it('stays when it was typed while saving', () => {
    const sent = { firstName: 'Maria', bio: 'One' };
    const now = { ...sent, bio: 'One and two', studies: 'Law' };
    expect(withoutSaved({ edits: now, over: { bio: 'Hello', studies: '' } }, sent)).toEqual({
      edits: { bio: 'One and two', studies: 'Law' },
      over: { bio: 'One', studies: '' },
    });
    expect(withoutSaved({ edits: sent, over: {} }, sent)).toEqual(emptyDraft);
  });
});

describe('what was saved elsewhere since it was typed over', () => {
  const draft = typedInto(emptyDraft, { bio: 'Mine', skills: ['law'] }, profile);
  const theirs = { ...profile, bio: 'Theirs', studies: 'Physics' };

  it('clashes in a field that both wrote, and in no other', () => {
    expect(clashesOf(profile, draft)).toEqual([]);
    expect(clashesOf(theirs, draft)).toEqual(['bio']);
    expect(clashesOf({ ...theirs, bio: ' Mine ' }, draft)).toEqual([]);
    expect(clashesOf({ ...theirs, skills: ['web'] }, draft)).toEqual(['skills', 'bio']);
  });

  it('clashes also with what was typed on before it was known', () => {
    expect(clashesOf(theirs, typedInto(draft, { bio: 'Mine, longer' }, theirs))).toEqual(['bio']);
  });

  it('is settled by a choice, until it is saved anew', () => {
    const mine = withMine(draft, 'bio', theirs);
    expect(clashesOf(theirs, mine)).toEqual([]);
    expect(valuesOf(theirs, mine.edits).bio).toBe('Mine');
    expect(clashesOf({ ...theirs, bio: 'Theirs again' }, mine)).toEqual(['bio']);
    const taken = withoutEdit(draft, 'bio');
    expect(clashesOf(theirs, taken)).toEqual([]);
    expect(valuesOf(theirs, taken.edits)).toMatchObject({ bio: 'Theirs', skills: ['law'] });
  });
});

describe('skills', () => {
  it('are put in at the end and taken out', () => {
    expect(withSkillToggled(['web'], 'law', ['web'])).toEqual(['web', 'law']);
    expect(withSkillToggled(['web', 'law'], 'web', ['web'])).toEqual(['law']);
  });

  it('come back to their old place, which is no change', () => {
    const without = withSkillToggled(profile.skills, 'web', profile.skills);
    expect(count({ skills: withSkillToggled(without, 'web', profile.skills) })).toBe(0);
  });
});
