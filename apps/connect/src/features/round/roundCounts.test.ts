import { describe, expect, it } from 'vitest';
import { onOfWords, partWords } from '../gate';
import { juryWords, openWords, teamsWords, unplacedWords } from './roundCounts';

describe('what is counted in a round', () => {
  it('stands in the singular for one, and in the plural for none and many', () => {
    expect([0, 1, 2, 1284].map((count) => teamsWords(count, 'en'))).toEqual([
      '0 teams',
      '1 team',
      '2 teams',
      '1,284 teams',
    ]);
    expect(juryWords(1, 'en')).toBe('1 juror');
    expect(unplacedWords(1, 'en')).toBe('1 team has no stage.');
    expect(onOfWords(1, 12, 'en')).toBe('1 of 12 goes on');
    expect(onOfWords(6, 12, 'en')).toBe('6 of 12 go on');
    expect(partWords('Leipzig B', 1, 'en')).toBe('Leipzig B: 1 place');
  });

  it('says over how many gaps a round opens', () => {
    expect([0, 1, 3].map((gaps) => openWords(gaps, 'en'))).toEqual([
      'Open round',
      'Open with 1 gap',
      'Open with 3 gaps',
    ]);
  });
});
