import { afterEach, describe, expect, it } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime';
import {
  countInWords,
  leadInWords,
  matchesFirst,
  placesInWords,
  positionInWords,
  teamMeta,
} from './teamWords';

const speak = (locale: 'en' | 'de') => overwriteGetLocale(() => locale);
afterEach(() => speak('en'));

describe('words of the list of teams', () => {
  it('count teams and people in one sentence', () => {
    speak('en');
    expect(leadInWords(38, 57, 'en')).toBe('38 teams want someone new, 57 people want a team.');
    expect(leadInWords(1, 1, 'en')).toBe('1 team wants someone new, 1 person wants a team.');
    speak('de');
    expect(leadInWords(1000, 1284, 'de')).toBe(
      '1.000 Teams suchen noch jemanden, 1.284 Leute suchen ein Team.',
    );
  });

  it('say what was found and for which skills', () => {
    speak('en');
    expect(countInWords('teams', 22, ['Design', 'Sales'], 'en')).toEqual({
      count: '22 teams',
      skills: 'want Design or Sales',
    });
    expect(countInWords('people', 1, ['Law'], 'en')).toEqual({ count: '1 person', skills: 'has Law' });
    expect(countInWords('teams', 2, [], 'en').skills).toBeUndefined();
  });

  it('say how many places are open', () => {
    speak('en');
    expect([0, 1, 3].map((places) => placesInWords(places, 'en'))).toEqual([
      'Full',
      '1 place open',
      '3 places open',
    ]);
    expect(positionInWords(21, 20, 1284, 'en')).toBe('21–40 of 1,284');
  });

  it('leave out what a team does not say', () => {
    expect(teamMeta({ city: 'Trier', industry: 'Hardware' })).toBe('Trier, Hardware');
    expect(teamMeta({ city: undefined, industry: 'Hardware' })).toBe('Hardware');
    expect(teamMeta({ city: undefined, industry: undefined })).toBe('');
  });
});

describe('matchesFirst', () => {
  it('puts what the reader has in front and says how many did not fit', () => {
    expect(matchesFirst(['law', 'sales', 'web'], ['web'], 2)).toEqual({ shown: ['web', 'law'], hidden: 1 });
    expect(matchesFirst([], [], 2)).toEqual({ shown: [], hidden: 0 });
  });
});
