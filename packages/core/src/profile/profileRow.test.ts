import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAppError } from '../errors/toAppError';
import { buildProfile, buildProfileRow } from '../testing/builders';
import type { ProfileChanges } from './Profile';
import { profileFromRow, profileToRow } from './profileRow';

const pairs = [
  ['firstName', 'first_name'],
  ['lastName', 'last_name'],
  ['homeland', 'homeland'],
  ['studies', 'studies'],
  ['university', 'university'],
  ['universityCountry', 'university_country'],
  ['gender', 'gender'],
  ['avatar', 'avatar'],
  ['bio', 'bio'],
  ['keyQualification', 'key_qualification'],
  ['phone', 'phone'],
  ['city', 'city'],
  ['wish', 'wish'],
] as const;

const optional = [
  'homeland',
  'studies',
  'university',
  'universityCountry',
  'gender',
  'keyQualification',
  'avatar',
  'city',
  'wish',
] as const;

describe('profileFromRow', () => {
  it('reads every field', () => {
    expect(profileFromRow(buildProfileRow())).toEqual(buildProfile());
  });

  it.each(pairs)('reads %s from %s', (field, column) => {
    expect(profileFromRow(buildProfileRow({ [column]: 'Something else' }))[field]).toBe('Something else');
  });

  it.each(optional)('makes an empty %s undefined, whether null, empty or blank', (field) => {
    const column = pairs.find(([name]) => name === field)?.[1] ?? '';
    for (const empty of [null, '', ' \t\n ']) {
      expect(profileFromRow(buildProfileRow({ [column]: empty }))[field]).toBeUndefined();
    }
  });

  it('makes an empty bio an empty text and absent skills an empty list', () => {
    const profile = profileFromRow({ ...buildProfileRow(), bio: null, skills: null });
    expect(profile).toMatchObject({ bio: '', skills: [] });
  });

  it('reads hidden fields by their names, and none where others do not see them', () => {
    const hidden = profileFromRow(buildProfileRow({ hidden_fields: ['bio', 'university_country', 'later'] }));
    expect(hidden.hiddenFields).toEqual(['universityCountry', 'bio']);
    expect(profileFromRow({ ...buildProfileRow(), hidden_fields: undefined }).hiddenFields).toEqual([]);
  });

  it('keeps names that are empty: they are not optional', () => {
    expect(profileFromRow(buildProfileRow({ first_name: '', last_name: '' }))).toMatchObject({
      firstName: '',
      lastName: '',
    });
  });

  const malformed: [string, unknown][] = [
    ['null', null],
    ['a list', []],
    ['a text', 'row'],
    ['no user_id', { ...buildProfileRow(), user_id: undefined }],
    ['an empty user_id', buildProfileRow({ user_id: '' })],
    ['no name', { ...buildProfileRow(), first_name: null }],
    ['an unknown role', buildProfileRow({ role: 'ADMIN' })],
    ['no role', { ...buildProfileRow(), role: null }],
    ['a number as text', { ...buildProfileRow(), studies: 5 }],
    ['skills as text', { ...buildProfileRow(), skills: 'design' }],
    ['skills with a number', { ...buildProfileRow(), skills: ['design', 5] }],
    ['discoverable as text', { ...buildProfileRow(), discoverable: 'yes' }],
    ['an unknown locale', buildProfileRow({ locale: 'xx' })],
  ];

  it.each(malformed)('refuses %s', (_, row) => {
    expect(() => profileFromRow(row)).toThrow(expect.objectContaining({ code: 'malformed_row' }) as Error);
  });

  it('names the column it refuses', () => {
    expect(() => profileFromRow(buildProfileRow({ role: 'ADMIN' }))).toThrow('profiles.role');
  });

  it('throws nothing but malformed_row, whatever a row holds', () => {
    const column = fc.constantFrom(...Object.keys(buildProfileRow()));
    fc.assert(
      fc.property(column, fc.anything(), (name, value) => {
        try {
          profileFromRow({ ...buildProfileRow(), [name]: value });
        } catch (error) {
          expect(toAppError(error)).toBe(error);
          expect(error).toMatchObject({ code: 'malformed_row' });
        }
      }),
    );
  });
});

describe('profileToRow', () => {
  it.each(pairs)('writes %s to %s, and nothing else', (field, column) => {
    expect(profileToRow({ [field]: 'x' })).toEqual({ [column]: 'x' });
  });

  it.each([...optional, 'phone' as const])('clears the column of an undefined %s', (field) => {
    const column = pairs.find(([name]) => name === field)?.[1] ?? '';
    for (const empty of [undefined, '', '  ']) {
      expect(profileToRow({ [field]: empty })).toEqual({ [column]: null });
    }
  });

  it('leaves absent fields alone and clears a bio to an empty text', () => {
    expect(profileToRow({})).toEqual({});
    expect(profileToRow({ bio: undefined })).toEqual({ bio: '' });
  });

  it('writes hidden fields as columns', () => {
    expect(profileToRow({ hiddenFields: ['keyQualification', 'wish'] })).toEqual({
      hidden_fields: ['key_qualification', 'wish'],
    });
  });

  it.each(['firstName', 'lastName', 'role', 'skills', 'discoverable', 'locale', 'hiddenFields'] as const)(
    'does not clear %s',
    (field) => {
      const run = () => profileToRow({ [field]: undefined });
      expect(run).toThrow(expect.objectContaining({ code: 'invalid_value' }) as Error);
    },
  );

  it('brings back what was written', () => {
    const text = fc.string();
    const changes = fc.record({
      firstName: text,
      lastName: text,
      homeland: fc.option(text, { nil: undefined }),
      studies: text,
      university: text,
      universityCountry: text,
      gender: text,
      role: fc.constantFrom('PARTICIPANT' as const, 'ORGA' as const, 'MENTOR' as const),
      avatar: text,
      skills: fc.array(text),
      bio: text,
      keyQualification: text,
      discoverable: fc.boolean(),
      locale: fc.constantFrom('en' as const, 'de' as const),
    });
    const stored = (written: ProfileChanges) =>
      profileFromRow({ ...buildProfileRow(), ...profileToRow(written) });
    fc.assert(
      fc.property(changes, (written) => {
        const once = stored(written);
        expect(stored(once)).toEqual(once);
        expect(once.firstName).toBe(written.firstName);
        expect(once.skills).toEqual(written.skills);
        expect(once.studies).toBe(written.studies.trim() === '' ? undefined : written.studies);
      }),
    );
  });
});
