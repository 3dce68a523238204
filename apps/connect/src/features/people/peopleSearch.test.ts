import { describe, expect, it } from 'vitest';
import { peopleList, peopleRequest, peopleViewFilter, personOf } from './peopleSearch';

const read = (query: string) => peopleList.read(new URLSearchParams(query));
const write = (search: Partial<typeof peopleList.none>, query = '') =>
  peopleList.write(new URLSearchParams(query), { ...peopleList.none, ...search }).toString();

describe('the address of the list of people', () => {
  it('says nothing about what was not chosen', () => {
    expect(write({})).toBe('');
    expect(write({ search: '  ' })).toBe('');
    expect(read('')).toEqual(peopleList.none);
  });

  it.each([
    { search: 'Müller & Söhne', role: 'MENTOR', page: 3 },
    { search: 'a+b %', sort: { by: 'university', isDescending: true } },
    { sort: { by: 'name', isDescending: true } },
    { role: 'ORGA', sort: { by: 'role', isDescending: false } },
    { state: 'without_team', sort: { by: 'visit', isDescending: true } },
    { state: 'in_team', city: 'Köln am Rhein', until: '2024-11-04' },
  ] as const)('reads back what it writes: %j', (chosen) => {
    expect(read(write(chosen))).toEqual({ ...peopleList.none, ...chosen });
  });

  it('is short and readable', () => {
    expect(write({ search: 'solar', role: 'MENTOR', page: 2 })).toBe('q=solar&role=mentor&page=2');
    expect(write({ state: 'without_profile' })).toBe('show=without-profile');
  });

  it.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e3',
    'page=x',
    'page=99999999',
    'role=boss',
    'sort=bio',
    'show=all',
  ])('takes %s as not chosen', (junk) => {
    expect(read(junk)).toEqual(peopleList.none);
  });

  it('leaves foreign parameters alone', () => {
    expect(write({ page: 2 }, 'utm=x&page=7&q=old')).toBe('utm=x&page=2');
  });
});

describe('peopleRequest', () => {
  it('asks for the page without blanks around the words', () => {
    expect(peopleRequest({ ...peopleList.none, search: ' solar ', page: 4 })).toEqual({
      search: 'solar',
      role: undefined,
      city: undefined,
      until: undefined,
      state: undefined,
      sort: { by: 'name', isDescending: false },
      page: 4,
      pageSize: 25,
    });
  });
});

describe('peopleViewFilter', () => {
  it('is all that the list is narrowed by, so that no more is done than is shown', () => {
    const narrowing = { role: 'MENTOR', state: 'confirmed', city: 'Kiel', until: '2024-11-04' } as const;
    expect(peopleViewFilter({ ...peopleList.none, ...narrowing, search: ' solar ', page: 2 })).toEqual({
      ...narrowing,
      search: 'solar',
    });
  });
});

describe('personOf', () => {
  it('takes an id, and nothing that the database would refuse', () => {
    const id = '00000000-0000-4000-8000-00000000000a';
    expect(personOf(new URLSearchParams({ person: id }))).toBe(id);
    expect(personOf(new URLSearchParams({ person: `${id}x` }))).toBeUndefined();
    expect(personOf(new URLSearchParams())).toBeUndefined();
  });
});
