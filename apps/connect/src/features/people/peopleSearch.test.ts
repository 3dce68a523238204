import { describe, expect, it } from 'vitest';
import { peopleList, peopleRequest } from './peopleSearch';

const read = (query: string) => peopleList.read(new URLSearchParams(query));
const write = (search: Partial<typeof peopleList.none>, query = '') =>
  peopleList.write(new URLSearchParams(query), { ...peopleList.none, ...search }).toString();

describe('the address of the list of people', () => {
  it('says nothing about what was not chosen', () => {
    expect(write({})).toBe('');
    expect(write({ text: '  ' })).toBe('');
    expect(read('')).toEqual(peopleList.none);
  });

  it.each([
    { text: 'Müller & Söhne', role: 'MENTOR', page: 3 },
    { text: 'a+b %', sort: { by: 'university', isDescending: true } },
    { sort: { by: 'name', isDescending: true } },
    { role: 'ORGA', sort: { by: 'role', isDescending: false } },
  ] as const)('reads back what it writes: %j', (chosen) => {
    expect(read(write(chosen))).toEqual({ ...peopleList.none, ...chosen });
  });

  it('is short and readable', () => {
    expect(write({ text: 'solar', role: 'MENTOR', page: 2 })).toBe('q=solar&role=mentor&page=2');
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=1e3', 'page=x', 'page=99999999', 'role=boss', 'sort=bio'])(
    'takes %s as not chosen',
    (junk) => {
      expect(read(junk)).toEqual(peopleList.none);
    },
  );

  it('leaves foreign parameters alone', () => {
    expect(write({ page: 2 }, 'utm=x&page=7&q=old')).toBe('utm=x&page=2');
  });
});

describe('peopleRequest', () => {
  it('asks for the page without blanks around the words', () => {
    expect(peopleRequest({ ...peopleList.none, text: ' solar ', page: 4 })).toEqual({
      search: 'solar',
      role: undefined,
      sort: { by: 'name', isDescending: false },
      page: 4,
      pageSize: 25,
    });
  });
});
