// An event as a calendar file (RFC 5545): times in UTC, lines folded at 75 octets and ended by CRLF.
import type { GrowEvent } from '@grow/core';

const MAX_OCTETS = 75;

/** Text as a property's value: what separates values is escaped, line ends become `\n`. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

/** `20241205T170000Z` */
function utcTime(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** Breaks a line where the next character would pass 75 octets; lines that go on begin with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const char of line) {
    const size = encoder.encode(char).length;
    if (octets + size > MAX_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += char;
    octets += size;
  }
  return folded;
}

/** The event's page and the moment the file is made, both of which stand in it. */
export type CalendarContext = {
  /** Whole address of the event's page. */
  readonly pageUrl: string;
  readonly now: Date;
};

/** An event as the text of an `.ics` file. Made again later it keeps its UID, so that calendars update their entry. */
export function eventCalendar(event: GrowEvent, { pageUrl, now }: CalendarContext): string {
  const place = [event.place, event.city].filter(Boolean).join(', ');
  const description = [event.summary, event.body, pageUrl].filter(Boolean).join('\n\n');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//GROW//Events//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.id}@${new URL(pageUrl).host}`,
    `DTSTAMP:${utcTime(now)}`,
    `DTSTART:${utcTime(event.startsAt)}`,
    `DTEND:${utcTime(event.endsAt)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(place || event.url ? [`LOCATION:${escapeText(place || (event.url ?? ''))}`] : []),
    `URL:${pageUrl}`,
    `CATEGORIES:${escapeText(event.category)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}
