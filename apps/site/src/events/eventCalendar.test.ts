import { buildEvent } from '@grow/core/testing';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { eventCalendar } from './eventCalendar';

const context = {
  pageUrl: 'https://www.grow.example/events/asking',
  now: new Date('2024-11-01T08:00:00.500Z'),
};
const read = (text: string) => {
  const entry = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  if (!entry) throw new Error('The file holds no event');
  return entry;
};

describe('a calendar file', () => {
  const event = buildEvent({
    title: 'Fragen; Antworten, und ein \\ dazwischen',
    summary: 'Größe zählt: ' + 'ä€🌱'.repeat(40),
    body: 'First line\nSecond line\r\nThird',
    startsAt: new Date('2024-12-05T17:00:00Z'),
    endsAt: new Date('2024-12-05T22:00:00Z'),
    place: 'Open Workshop, Hall C',
    city: 'Karlsruhe',
  });
  const text = eventCalendar(event, context);

  test('says the same to another reader of the format', () => {
    const entry = new ICAL.Event(read(text));
    expect(entry.summary).toBe(event.title);
    expect(entry.location).toBe('Open Workshop, Hall C, Karlsruhe');
    expect(entry.description).toBe(
      [event.summary, 'First line\nSecond line\nThird', context.pageUrl].join('\n\n'),
    );
    expect(entry.startDate.toJSDate()).toEqual(event.startsAt);
    expect(entry.endDate.toJSDate()).toEqual(event.endsAt);
    expect(entry.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    expect(read(text).getFirstPropertyValue('url')).toBe(context.pageUrl);
  });

  test('ends every line with CRLF and folds at 75 octets, between characters', () => {
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\uFFFD');
  });

  test('keeps its UID and tells its time of making', () => {
    const later = eventCalendar({ ...event, title: 'New' }, { ...context, now: new Date(0) });
    expect(read(later).getFirstPropertyValue('uid')).toBe(read(text).getFirstPropertyValue('uid'));
    expect(read(text).getFirstPropertyValue('uid')).toBe(`${event.id}@www.grow.example`);
    expect(text).toContain('\r\nDTSTAMP:20241101T080000Z\r\n');
  });

  test('names the link where there is no place, and nothing where there is neither', () => {
    const online = buildEvent({ place: undefined, city: undefined, url: 'https://meet.example.org/a,b' });
    expect(new ICAL.Event(read(eventCalendar(online, context))).location).toBe(online.url);
    expect(eventCalendar({ ...online, url: undefined }, context)).not.toContain('LOCATION');
  });
});
