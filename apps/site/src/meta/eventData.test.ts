import { buildEvent } from '@grow/core/testing';
import { describe, expect, test } from 'vitest';
import { eventDocument, eventListDocument } from './eventData';

type Data = Record<string, unknown>;
const dataOf = (over: Parameters<typeof buildEvent>[0]) => {
  const found = JSON.parse(JSON.stringify(eventDocument(buildEvent(over), 'de'))) as Data;
  expect(found).toMatchObject({ '@context': 'https://schema.org', '@type': 'Event' });
  return found;
};

describe('an event for search engines', () => {
  test('has what its rich result asks for, in whole addresses', () => {
    const found = dataOf({ slug: 'asking', startsAt: new Date('2024-12-05T17:00:00Z') });
    for (const name of ['name', 'description', 'startDate', 'endDate', 'location', 'eventStatus', 'offers'])
      expect(found[name], name).toBeTruthy();
    expect(found['startDate']).toBe('2024-12-05T17:00:00.000Z');
    expect(found['url']).toBe('https://www.grow.example/de/events/asking');
    expect(found['image']).toEqual(['https://www.grow.example/pictures/asking.png']);
  });

  test.each([
    ['onsite', 'Place', 'Offline'],
    ['online', 'VirtualLocation', 'Online'],
  ] as const)('%s happens at one %s', (mode, type, name) => {
    const found = dataOf({ mode });
    expect(found['location']).toMatchObject({ '@type': type });
    expect(found['eventAttendanceMode']).toBe(`https://schema.org/${name}EventAttendanceMode`);
  });

  test('called off says so, and offers nothing', () => {
    const found = dataOf({ status: 'cancelled' });
    expect(found['eventStatus']).toBe('https://schema.org/EventCancelled');
    expect(found['startDate']).toBeTruthy();
    expect(found).not.toHaveProperty('offers');
  });

  test('hybrid happens in the room and online', () => {
    const found = dataOf({ mode: 'hybrid', url: undefined, place: 'Hall 1', city: 'Karlsruhe' });
    expect(found['location']).toMatchObject([
      { '@type': 'Place', name: 'Hall 1', address: { addressLocality: 'Karlsruhe' } },
      { '@type': 'VirtualLocation', url: found['url'] },
    ]);
  });
});

test('the list of events for search engines leads to their pages, in order', () => {
  const slugs = ['asking', 'final'];
  const events = slugs.map((slug) => buildEvent({ slug }));
  expect(eventListDocument(events, 'de')).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [
      { position: 1, url: 'https://www.grow.example/de/events/asking' },
      { position: 2, url: 'https://www.grow.example/de/events/final' },
    ],
  });
});
