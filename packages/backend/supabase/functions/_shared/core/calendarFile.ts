// Copied from core by "pnpm --filter @grow/backend run copies". Never edited by hand.
// Events as calendar files (RFC 5545). Also runs in the functions of the backend, which take a copy: no imports here.

/** An event, as far as calendars go. */
export interface CalendarEvent {
  readonly id: string;
  readonly title: string;
  /** '' where nothing was written. */
  readonly summary: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly place?: string | undefined;
  readonly city?: string | undefined;
  /** Street, number and town. */
  readonly street?: string | undefined;
  /** Where one takes part online, an http or https address. */
  readonly url?: string | undefined;
  readonly category?: string | undefined;
  readonly status: 'draft' | 'published' | 'cancelled';
  /** How often what a calendar shows has changed. */
  readonly sequence: number;
}

/** An entry of a calendar: an event, and how somebody stands to it where the calendar is theirs. */
export interface CalendarEntry {
  readonly event: CalendarEvent;
  /** Whole address of the event's page. */
  readonly pageUrl: string;
  /** Left out where the calendar is nobody's. */
  readonly registration?: 'registered' | 'waitlisted' | 'offered' | 'attended' | 'no_show' | 'cancelled';
  /** When the entry last changed; left out, the time at which the file is made. */
  readonly changedAt?: Date | undefined;
}

/** What stands around the entries. */
export interface CalendarOptions {
  /** When the file is made. */
  readonly now: Date;
  /** What programs call the calendar; for calendars that are subscribed to, which programs then read again every hour. */
  readonly name?: string;
}

const MAX_OCTETS = 75;
// A name, not an address: entries keep it when the site moves, else every calendar would show them twice.
const UID_HOST = 'www.grow.example';

/**
 * Text as it can stand in a property: line ends of every kind become \n, other control characters go, and halves of
 * characters become U+FFFD, which is what encoding them would give.
 */
function plainText(text: string): string {
  return text
    .replace(/\r\n?|[\n\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Text as a property's value: what separates values is escaped, and so is the end of a line. */
const escapeText = (text: string): string =>
  plainText(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** An http or https address as a property's value, which is not escaped but encoded; undefined for anything else. */
function addressOf(text: string | undefined): string | undefined {
  try {
    const url = new URL(plainText(text ?? ''));
    return /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** `20241205T170000Z`: an instant, so that no program has to know when clocks change. */
export const utcTime = (date: Date): string => date.toISOString().replace(/[-:]|\.\d{3}/g, '');

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

/** Where an event is: its room, else the address of its stream. '' where it says neither. */
export const calendarPlace = ({
  place,
  street,
  city,
  url,
}: Pick<CalendarEvent, 'place' | 'street' | 'city' | 'url'>): string =>
  // A street names its town.
  [place, street ?? city].filter(Boolean).join(', ') || (url ?? '');

function statusOf({ event, registration }: CalendarEntry): string {
  if (event.status === 'cancelled' || registration === 'cancelled') return 'CANCELLED';
  return registration === 'waitlisted' || registration === 'offered' ? 'TENTATIVE' : 'CONFIRMED';
}

// A program that meets a UID again takes the higher SEQUENCE, and of equal ones the later DTSTAMP (RFC 5546, 2.1.5): a
// changed event raises the first, a changed registration the second.
function entryLines(entry: CalendarEntry, now: Date): string[] {
  const { event, pageUrl, changedAt = now } = entry;
  const link = addressOf(pageUrl);
  const place = calendarPlace(event);
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.id)}@${UID_HOST}`,
    `SEQUENCE:${Math.max(0, Math.trunc(event.sequence))}`,
    `DTSTAMP:${utcTime(changedAt)}`,
    `LAST-MODIFIED:${utcTime(changedAt)}`,
    `DTSTART:${utcTime(event.startsAt)}`,
    `DTEND:${utcTime(event.endsAt)}`,
    `STATUS:${statusOf(entry)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText([event.summary, link].filter(Boolean).join('\n\n'))}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(link ? [`URL:${link}`] : []),
    ...(event.category ? [`CATEGORIES:${escapeText(event.category)}`] : []),
    'END:VEVENT',
  ];
}

/**
 * The text of an `.ics` file, or of a calendar that programs subscribe to. An event has the same UID in all of them, so
 * that calendars merge its entries.
 *
 * Published, also where an event was called off: METHOD:CANCEL answers an invitation that an ORGANIZER sent to an
 * ATTENDEE (RFC 5546), and programs refuse it for entries that came in any other way. STATUS:CANCELLED they understand.
 */
export function calendarFile(entries: readonly CalendarEntry[], { now, name }: CalendarOptions): string {
  const title = name === undefined ? undefined : escapeText(name);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//GROW//Events//EN',
    'METHOD:PUBLISH',
    // The first of each pair is RFC 7986, the second what programs read before it.
    ...(title === undefined
      ? []
      : [
          `NAME:${title}`,
          `X-WR-CALNAME:${title}`,
          'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
          'X-PUBLISHED-TTL:PT1H',
        ]),
    ...entries.flatMap((entry) => entryLines(entry, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}
