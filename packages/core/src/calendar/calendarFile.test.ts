import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { buildEvent } from '../testing';
import { calendarFile, type CalendarEntry } from './calendarFile';

const pageUrl = 'https://www.grow.example/events/asking';
const now = new Date('2024-11-01T08:00:00.500Z');
const fileOf = (changes: Partial<CalendarEntry['event']> = {}, more: Partial<CalendarEntry> = {}) =>
  calendarFile([{ event: { ...buildEvent(), ...changes }, pageUrl, ...more }], { now });
const calendarIn = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[]);
const entryIn = (text: string) => {
  const [entry, ...others] = calendarIn(text).getAllSubcomponents('vevent');
  if (!entry || others.length > 0) throw new Error('One event was expected');
  return entry;
};
// The reader gives properties that it does not know as they stand in the file.
const nameOf = (text: string) =>
  String(calendarIn(text).getFirstPropertyValue('x-wr-calname')).replace(/\\(.)/g, (_all, letter: string) =>
    letter === 'n' ? '\n' : letter,
  );
const valueIn = (text: string, name: string) => entryIn(text).getFirstPropertyValue(name);

describe('an entry of a calendar', () => {
  it('says the same to another reader of the format', () => {
    const event = {
      title: 'Fragen; Antworten, und ein \\ dazwischen',
      summary: 'Größe zählt: ' + 'ä€🌱'.repeat(40),
      place: 'Open Workshop, Hall C',
      city: 'Karlsruhe',
      startsAt: new Date('2024-12-05T17:00:00Z'),
      endsAt: new Date('2024-12-05T22:00:00Z'),
      sequence: 7,
    };
    const text = fileOf(event);
    const entry = new ICAL.Event(entryIn(text));
    expect(entry.summary).toBe(event.title);
    expect(entry.location).toBe('Open Workshop, Hall C, Karlsruhe');
    expect(entry.description).toBe(`${event.summary}\n\n${pageUrl}`);
    expect(entry.startDate.toJSDate()).toEqual(event.startsAt);
    expect(entry.endDate.toJSDate()).toEqual(event.endsAt);
    expect(entry.sequence).toBe(7);
    expect(valueIn(text, 'url')).toBe(pageUrl);
    expect(valueIn(text, 'categories')).toBe('Workshop');
    expect(calendarIn(text).getFirstPropertyValue('method')).toBe('PUBLISH');
  });

  it('keeps its UID wherever its page stands, and tells when it changed', () => {
    const { id } = buildEvent();
    const elsewhere = fileOf({ title: 'New' }, { pageUrl: 'http://localhost:3000/connect/events/asking' });
    expect(valueIn(elsewhere, 'uid')).toBe(`${id}@www.grow.example`);
    expect(valueIn(fileOf(), 'uid')).toBe(`${id}@www.grow.example`);
    expect(fileOf()).toContain('\r\nDTSTAMP:20241101T080000Z\r\nLAST-MODIFIED:20241101T080000Z\r\n');
    const changed = fileOf({}, { changedAt: new Date('2024-10-02T00:00:00Z') });
    expect(changed).toContain('\r\nDTSTAMP:20241002T000000Z\r\nLAST-MODIFIED:20241002T000000Z\r\n');
  });

  it('names the link where there is no place, and nothing where there is neither', () => {
    const online = { place: undefined, city: undefined, url: 'https://meet.example.org/a,b' };
    expect(new ICAL.Event(entryIn(fileOf(online))).location).toBe(online.url);
    expect(fileOf({ ...online, url: undefined })).not.toContain('LOCATION');
    expect(fileOf({ category: undefined })).not.toContain('CATEGORIES');
  });

  it.each([
    [undefined, 'CONFIRMED', 'CANCELLED'],
    ['registered', 'CONFIRMED', 'CANCELLED'],
    ['attended', 'CONFIRMED', 'CANCELLED'],
    ['no_show', 'CONFIRMED', 'CANCELLED'],
    ['waitlisted', 'TENTATIVE', 'CANCELLED'],
    ['offered', 'TENTATIVE', 'CANCELLED'],
    ['cancelled', 'CANCELLED', 'CANCELLED'],
  ] as const)('of somebody %s is %s, and %s once the event is called off', (registration, on, off) => {
    const more = registration ? { registration } : {};
    expect(valueIn(fileOf({ status: 'published' }, more), 'status')).toBe(on);
    expect(valueIn(fileOf({ status: 'cancelled' }, more), 'status')).toBe(off);
  });

  it.each([
    ['the hour that is left out in March', '2025-03-30T00:30:00Z', '2025-03-30T01:30:00Z', '01:30', '03:30'],
    [
      'the hour that comes twice in October',
      '2024-10-27T00:30:00Z',
      '2024-10-27T01:30:00Z',
      '02:30',
      '02:30',
    ],
  ])('keeps its instants across %s', (_name, from, to, ...clocks) => {
    const entry = new ICAL.Event(entryIn(fileOf({ startsAt: new Date(from), endsAt: new Date(to) })));
    const times = [entry.startDate.toJSDate(), entry.endDate.toJSDate()];
    expect(times).toEqual([new Date(from), new Date(to)]);
    expect(entry.duration.toSeconds()).toBe(3_600);
    const berlin = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Berlin' });
    expect(times.map((time) => berlin.format(time))).toEqual(clocks);
  });
});

describe('a calendar to subscribe to', () => {
  it('has a name, says how often to ask, and holds many entries or none', () => {
    const entries = ['a', 'b'].map((id) => ({ event: buildEvent({ id }), pageUrl }));
    const text = calendarFile(entries, { now, name: 'GROW, dein Kalender' });
    const calendar = calendarIn(text);
    expect(nameOf(text)).toBe('GROW, dein Kalender');
    expect(text).toContain('\r\nNAME:GROW\\, dein Kalender\r\n');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(2);
    expect(calendarIn(calendarFile([], { now, name: 'GROW' })).getAllSubcomponents()).toEqual([]);
    expect(fileOf()).not.toContain('REFRESH-INTERVAL');
  });
});

/** Letters that calendars stumble over, and halves of characters, among all others. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\r',
        '\n',
        '\r\n',
        '\0',
        '\t',
        '\u0007',
        '\u007F',
        '\u0085',
        '\u2028',
        '\u2029',
        '"',
        ':',
      ),
      fc.constantFrom(
        '\\',
        ';',
        ',',
        '\\n',
        '\uD83C',
        '\uDF31',
        '🌱',
        'END:VEVENT',
        'BEGIN:VALARM',
        ' ',
        '=',
        '^n',
      ),
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));
const shown = (text: string) =>
  text
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, '')
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');

describe('any text', () => {
  it('comes back as it was, and makes no line of its own', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, anyText, (title, summary, place, name) => {
        const event = { ...buildEvent(), title, summary, place, city: undefined, url: undefined };
        const text = calendarFile([{ event, pageUrl }], { now, name });
        const entry = entryIn(text);
        expect(entry.getFirstPropertyValue('summary')).toBe(shown(title));
        const description = [summary, pageUrl].filter(Boolean).join('\n\n');
        expect(entry.getFirstPropertyValue('description')).toBe(shown(description));
        expect(entry.getFirstPropertyValue('location') ?? '').toBe(shown(place));
        expect(nameOf(text)).toBe(shown(name));
        expect(calendarIn(text).getAllSubcomponents()).toHaveLength(1);
        expect(entry.getAllSubcomponents()).toEqual([]);
        expect(entry.getAllProperties().every((property) => property.toICALString() !== '')).toBe(true);
      }),
    );
  });

  it('is folded at 75 octets between characters, and every line ends with CRLF', () => {
    fc.assert(
      fc.property(anyText, (title) => {
        const text = fileOf({ title, summary: title.repeat(9) });
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\0\u2028\u2029]/);
        expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
        const lines = text.split('\r\n');
        expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
        // Half a character would not survive being encoded.
        for (const line of lines) expect(Buffer.from(line).toString()).toBe(line);
      }),
    );
  });

  it.each([
    [
      'https://grow.example/e\r\nATTACH:https://evil.example/x',
      'https://grow.example/eATTACH:https://evil.example/x',
    ],
    ['javascript:alert(1)', null],
    ['/events/x', null],
    ['https://grow.example/ü?a=1;b,c', 'https://grow.example/%C3%BC?a=1;b,c'],
  ])('as the address of the page is an address: %j', (address, url) => {
    const text = fileOf({}, { pageUrl: address });
    expect(valueIn(text, 'url')).toBe(url);
    expect(text).not.toContain('\r\nATTACH');
  });
});
