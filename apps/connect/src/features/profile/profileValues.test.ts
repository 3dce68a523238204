import { buildProfile } from '@grow/core/testing';
import { describe, expect, it } from 'vitest';
import { changesOf, valuesOf, withoutSaved, withSkillToggled } from './profileValues';

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
    expect(withoutSaved({ ...sent, bio: 'One and two', studies: 'Law' }, sent)).toEqual({
      bio: 'One and two',
      studies: 'Law',
    });
    expect(withoutSaved(sent, sent)).toEqual({});
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
