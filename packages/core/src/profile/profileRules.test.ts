import { describe, expect, it, vi } from 'vitest';
import { buildProfile } from '../testing/builders';
import { replaceInCachedList, replaceProfileInCaches } from './profileCache';
import { profileFieldRules } from './profileFields';
import { profileChanges, profileSeenByMembers, validateProfile } from './profileRules';

describe('profileChanges', () => {
  it('is empty when nothing differs, also with another list of the same skills', () => {
    expect(profileChanges(buildProfile(), buildProfile({ skills: ['design', 'research'] }))).toEqual({});
  });

  it('holds what differs, and nothing else', () => {
    const after = buildProfile({ studies: 'Law', skills: ['research', 'design'], bio: 'New' });
    expect(profileChanges(buildProfile(), after)).toEqual({
      studies: 'Law',
      skills: ['research', 'design'],
      bio: 'New',
    });
  });

  it('clears text that became empty', () => {
    const changes = profileChanges(buildProfile(), buildProfile({ studies: ' ', bio: '' }));
    expect(changes).toEqual({ studies: undefined, bio: '' });
    expect(Object.hasOwn(changes, 'studies')).toBe(true);
  });

  it('sees no change between undefined and blank', () => {
    expect(profileChanges(buildProfile({ studies: undefined }), buildProfile({ studies: '  ' }))).toEqual({});
  });

  it('never holds the id or the e-mail address', () => {
    expect(profileChanges(buildProfile(), buildProfile({ userId: 'x', email: 'x@example.org' }))).toEqual({});
  });
});

describe('profileSeenByMembers', () => {
  it('empties what is hidden and what reaches nobody else', () => {
    const hiddenFields = ['skills', 'bio', 'city'] as const;
    expect(profileSeenByMembers(buildProfile({ hiddenFields }))).toEqual({
      ...buildProfile(),
      ...{ skills: [], bio: '', city: undefined, gender: undefined, email: undefined, phone: undefined },
    });
  });
});

describe('validateProfile', () => {
  it('finds nothing wrong with a whole profile', () => {
    expect(validateProfile(buildProfile())).toEqual({});
  });

  it('asks for names only where names are given', () => {
    expect(validateProfile({ firstName: ' ', lastName: undefined })).toEqual({
      firstName: { code: 'required' },
      lastName: { code: 'required' },
    });
    expect(validateProfile({ bio: '' })).toEqual({});
  });

  it.each([['Ada\nLovelace'], ['Ada\u202eecalevoL'], ['\u0007'], ['a\u2028b']])(
    'refuses %j, which would not stay on its line',
    (text) => {
      expect(validateProfile({ firstName: text, studies: text, bio: text })).toEqual({
        firstName: { code: 'invalid' },
        studies: { code: 'invalid' },
      });
    },
  );

  it('refuses a name with nothing to see', () => {
    expect(validateProfile({ firstName: '\u200b', city: '\u200b' })).toEqual({
      firstName: { code: 'required' },
      city: { code: 'invalid' },
    });
  });

  const texts = profileFieldRules.flatMap(([field, { kind, limit }]) =>
    limit === undefined || kind === 'keys' ? [] : [[field, limit] as const],
  );
  it.each(texts)('takes %s up to %i characters, counted as the database counts', (field, max) => {
    expect(validateProfile({ [field]: '🌱'.repeat(max) })).toEqual({});
    expect(validateProfile({ [field]: '🌱'.repeat(max + 1) })).toEqual({
      [field]: { code: 'too_long', max, actual: max + 1 },
    });
  });

  it('takes twenty skills', () => {
    const skills = Array.from({ length: 21 }, (_, index) => `skill-${index}`);
    expect(validateProfile({ skills: skills.slice(1) })).toEqual({});
    expect(validateProfile({ skills })).toEqual({ skills: { code: 'too_many', max: 20, actual: 21 } });
  });
});

describe('replaceProfileInCaches', () => {
  const other = buildProfile({ userId: 'other' });
  const saved = buildProfile({ bio: 'Saved' });

  it('replaces the entry in a list and in a page', () => {
    expect(replaceInCachedList([other, buildProfile()], saved)).toEqual([other, saved]);
    const page = { items: [buildProfile(), other], total: 9 };
    expect(replaceInCachedList(page, saved)).toEqual({ items: [saved, other], total: 9 });
  });

  it('returns the very same list when the person is not in it', () => {
    const list = [other];
    const page = { items: list, total: 1 };
    expect(replaceInCachedList(list, saved)).toBe(list);
    expect(replaceInCachedList(page, saved)).toBe(page);
    expect(replaceInCachedList(undefined, saved)).toBeUndefined();
  });

  it('writes the single entry and every list', () => {
    const cache = { setQueryData: vi.fn(), setQueriesData: vi.fn() };
    replaceProfileInCaches(cache, saved);
    expect(cache.setQueryData).toHaveBeenCalledWith(['profile', saved.userId], saved);
    expect(cache.setQueriesData.mock.calls[0]?.[0]).toEqual({ queryKey: ['profiles'] });
    const update = cache.setQueriesData.mock.calls[0]?.[1] as (cached: unknown) => unknown;
    expect(update([buildProfile()])).toEqual([saved]);
  });
});
