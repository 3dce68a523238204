import { describe, expect, it } from 'vitest';
import { pageOf, personSearchOf, teamSearchOf, teamsList, toggled, unchosen } from './teamsAddress';

const read = (query: string) => teamsList.read(new URLSearchParams(query));
const write = (address: ReturnType<typeof read>, query = '') =>
  teamsList.write(new URLSearchParams(query), address).toString();
const teams = unchosen('teams');
const people = unchosen('people');

describe('the address of teams and people', () => {
  it('says nothing about what was not chosen', () => {
    expect(write(teams)).toBe('');
    expect(write({ ...teams, text: '  ' })).toBe('');
    expect(write(people)).toBe('view=people');
    expect(read('')).toEqual(teams);
    expect(read('view=people')).toEqual(people);
  });

  it.each([
    { ...teams, text: 'Moos & Söhne', city: 'Karlsruhe', page: 3 },
    { ...teams, text: 'a+b %', skills: ['sales', 'web_dev'], stage: 'prototype', isOpen: true },
    { ...teams, sort: 'open' },
    { ...people, skills: ['law'], city: 'Bad Tölz', sort: 'new', page: 2 },
  ] as const)('reads back what it writes: %j', (address) => {
    expect(read(write(address))).toEqual(address);
  });

  it('is short and readable', () => {
    const address = { ...teams, text: 'moos', skills: ['design', 'sales'], isOpen: true, page: 2 };
    expect(decodeURIComponent(write(address))).toBe('q=moos&skills=design,sales&open=yes&page=2');
  });

  it.each([
    'view=mentors',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e3',
    'page=99999999',
    'stage=unicorn',
    'sort=shoe-size',
    'open=no',
    'city=%20',
    'skills=',
    'skills=,%3Cscript%3E,A%20B,1',
  ])('takes %s as not chosen', (junk) => {
    expect(read(junk)).toEqual(teams);
  });

  it('ignores what the list of people does not have', () => {
    expect(read('view=people&stage=idea&open=yes&sort=open')).toEqual(people);
  });

  it('takes each skill once and at most a dozen', () => {
    expect(read('skills=law,law,sales').skills).toEqual(['law', 'sales']);
    const many = Array.from({ length: 40 }, (_, index) => `s${index}`);
    expect(read(`skills=${many.join(',')}`).skills).toEqual(many.slice(0, 12));
  });

  it('cuts a city that no city is as long as', () => {
    expect(read(`city=${'x'.repeat(500)}`).city).toHaveLength(80);
  });

  it('leaves foreign parameters alone', () => {
    expect(write({ ...teams, page: 2 }, 'utm=x&page=7&q=old&ask=moosgrund')).toBe(
      'utm=x&page=2&ask=moosgrund',
    );
  });
});

describe('isNarrowed', () => {
  it('counts what leaves entries out, and neither the order nor the page', () => {
    expect(teamsList.isNarrowed({ ...teams, sort: 'name', page: 4 })).toBe(false);
    expect(teamsList.isNarrowed({ ...teams, text: ' ' })).toBe(false);
    for (const chosen of [{ text: 'x' }, { skills: ['law'] }, { city: 'Kiel' }, { isOpen: true }]) {
      expect(teamsList.isNarrowed({ ...teams, ...chosen })).toBe(true);
    }
    expect(teamsList.isNarrowed({ ...teams, stage: 'users' })).toBe(true);
  });
});

describe('toggled', () => {
  it('turns a skill on and off', () => {
    expect(toggled([], 'law')).toEqual(['law']);
    expect(toggled(['law', 'sales'], 'law')).toEqual(['sales']);
  });
});

describe('what the backend is asked for', () => {
  it('is the search without blanks around the words, and the page', () => {
    const address = {
      ...teams,
      text: ' moos ',
      skills: ['sales', 'law'],
      city: 'Kiel',
      isOpen: true,
      page: 3,
    };
    expect(teamSearchOf(address)).toEqual({
      text: 'moos',
      skills: ['law', 'sales'],
      city: 'Kiel',
      stage: undefined,
      isOpen: true,
      sort: 'match',
    });
    expect(pageOf(address)).toEqual({ page: 3, pageSize: 20 });
  });

  it('orders people only as people can be ordered', () => {
    expect(personSearchOf({ ...people, sort: 'open' }).sort).toBe('match');
    expect(personSearchOf({ ...people, sort: 'new' }).sort).toBe('new');
  });
});
