import { expect, test } from 'vitest';
import {
  matchesShowcaseFilter,
  nearestStory,
  showcaseFilterFrom,
  showcaseQueryOf,
  type FilteredStory,
} from './showcaseFilter';

const story = (season: string, topic: string, became: string): FilteredStory => ({ season, topic, became });
const stories = [
  story('23-24', 'Materials', 'company'),
  story('23-24', 'Food', 'sold'),
  story('22-23', 'Energy', 'company'),
];
const filter = (query: string) => showcaseFilterFrom(new URLSearchParams(query));

test.each(['', 'season=23-24', 'topic=Food+and+drink&became=sold'])(
  'the address %s is written as it is read',
  (query) => {
    expect(showcaseQueryOf(filter(query))).toBe(query);
  },
);

test.each([
  ['', 3],
  ['season=23-24', 2],
  ['became=company', 2],
  ['season=23-24&became=company', 1],
  ['topic=Nothing', 0],
])('%s shows %i', (query, count) => {
  expect(stories.filter((one) => matchesShowcaseFilter(one, filter(query)))).toHaveLength(count);
});

test('the nearest is the one that differs in the least of what was chosen', () => {
  expect(nearestStory(stories, filter('season=22-23&topic=Energy&became=sold'))).toBe(stories[2]);
  expect(nearestStory(stories, filter('season=23-24&became=ended'))).toBe(stories[0]);
});

test('nothing is near where nothing that was chosen agrees', () => {
  expect(nearestStory(stories, filter('topic=Nothing'))).toBeUndefined();
  expect(nearestStory([], filter('season=23-24'))).toBeUndefined();
});
