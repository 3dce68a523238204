import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildEvent } from '../testing';
import { addToCalendarLinks } from './calendarLinks';

const pageUrl = 'https://www.grow.example/events/asking';
const event = buildEvent({
  title: 'Fragen & Antworten + mehr #1',
  summary: 'Erste Zeile\nzweite?',
  place: 'Halle C',
  city: 'Karlsruhe',
  startsAt: new Date('2025-03-30T00:30:00Z'),
  endsAt: new Date('2025-03-30T02:30:00Z'),
});

describe('links to calendars on the web', () => {
  it('carry the event', () => {
    const { google, outlook } = addToCalendarLinks(event, pageUrl);
    expect(Object.fromEntries(new URL(google).searchParams)).toEqual({
      action: 'TEMPLATE',
      text: event.title,
      dates: '20250330T003000Z/20250330T023000Z',
      details: `${event.summary}\n\n${pageUrl}`,
      location: 'Halle C, Karlsruhe',
    });
    expect(Object.fromEntries(new URL(outlook).searchParams)).toEqual({
      path: '/calendar/action/compose',
      rru: 'addevent',
      allday: 'false',
      subject: event.title,
      startdt: '2025-03-30T00:30:00.000Z',
      enddt: '2025-03-30T02:30:00.000Z',
      body: `${event.summary}\n\n${pageUrl}`,
      location: 'Halle C, Karlsruhe',
    });
    // Outlook shows a + as it is.
    expect(google + outlook).not.toContain('+');
  });

  it('leave out what the event does not say, and stay short', () => {
    const bare = buildEvent({
      summary: '🌱'.repeat(2_000),
      title: '🌱'.repeat(600),
      place: undefined,
      city: undefined,
      url: undefined,
    });
    const { google, outlook } = addToCalendarLinks(bare, pageUrl);
    expect(new URL(google).searchParams.has('location')).toBe(false);
    expect(new URL(outlook).searchParams.get('subject')).toBe(`${'🌱'.repeat(499)}…`);
    expect(new URL(outlook).searchParams.get('body')).toBe(`${'🌱'.repeat(499)}…\n\n${pageUrl}`);
  });

  it('lead to the two services, whatever the text is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (title, place) => {
        const { google, outlook } = addToCalendarLinks({ ...event, title: `${title}\uD83C`, place }, pageUrl);
        expect(new URL(google).origin).toBe('https://calendar.google.com');
        expect(new URL(outlook).origin).toBe('https://outlook.live.com');
        expect(new URL(google).searchParams.get('text')).toContain('\uFFFD');
        expect(new URL(outlook).hash).toBe('');
      }),
    );
  });
});
