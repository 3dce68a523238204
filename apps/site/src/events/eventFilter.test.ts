import { describe, expect, test } from 'vitest';
import { filterFrom, isNarrowed, matchesFilter, queryOf } from './eventFilter';

const read = (query: string) => filterFrom(new URLSearchParams(query));
const event = {
  category: 'Workshop',
  mode: 'online',
  city: 'Karlsruhe',
  isMandatory: false,
  text: 'Build night One hall, every tool KARLSRUHE',
};

test('an address without a query shows the list of what is to come', () => {
  expect(queryOf(read(''))).toBe('');
  expect(read('')).toMatchObject({ when: 'coming', view: 'list' });
  expect(isNarrowed(read('view=week&when=past'))).toBe(false);
});

test('every filter survives the way into the address and back', () => {
  const query = 'when=past&view=week&category=Info&mode=online&city=K%C3%B6ln&mandatory=1&q=patent+%26+law';
  expect(queryOf(read(query))).toBe(query);
});

test('unknown words mean the default', () => {
  expect(queryOf(read('when=never&view=month&utm=x'))).toBe('');
});

describe('an event is shown', () => {
  test.each([
    ['', true],
    ['category=Workshop&mode=online', true],
    ['category=Info', false],
    ['mode=onsite', false],
    ['mode=hybrid', true],
    ['city=Karlsruhe', true],
    ['city=Berlin', false],
    ['mandatory=1', false],
    ['q=hall+karls', true],
    ['q=hall+berlin', false],
    ['q=++', true],
  ])('for "%s": %s', (query, isShown) => {
    expect(matchesFilter(event, read(query))).toBe(isShown);
  });
});
