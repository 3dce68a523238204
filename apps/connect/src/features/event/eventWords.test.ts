import { expect, it } from 'vitest';
import { eventVenue } from './eventWords';

it.each([
  [{ mode: 'online', city: 'Leipzig', place: undefined }, 'Online'],
  [{ mode: 'onsite', city: 'Leipzig', place: 'Old Post' }, 'Leipzig'],
  [{ mode: 'onsite', city: undefined, place: 'Old Post' }, 'Old Post'],
  [{ mode: 'hybrid', city: 'Leipzig', place: undefined }, 'Leipzig and online'],
  [{ mode: 'onsite', city: undefined, place: undefined }, 'Place to follow'],
] as const)('an event with %o is at: %s', (event, words) => {
  expect(eventVenue(event)).toBe(words);
});
