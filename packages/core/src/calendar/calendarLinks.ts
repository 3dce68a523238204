import { calendarPlace, utcTime, type CalendarEvent } from './calendarFile';

/** Where an event can be put into a calendar on the web. */
export interface CalendarLinks {
  readonly google: string;
  readonly outlook: string;
}

/** Addresses grow with every letter, and beyond some thousand services refuse them. */
const MOST_LETTERS = 500;

/** Not URLSearchParams: it writes spaces as +, which Outlook shows as they are. */
const query = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== '')
    // Half a character cannot be encoded.
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'))}`)
    .join('&');

const shortened = (text: string): string => {
  const letters = Array.from(text);
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join('')}…` : text;
};

/** Links that open an event as a new entry in calendars on the web; `pageUrl` is the whole address of its page. */
export function addToCalendarLinks(event: CalendarEvent, pageUrl: string): CalendarLinks {
  const details = [shortened(event.summary), pageUrl].filter(Boolean).join('\n\n');
  const title = shortened(event.title);
  const place = shortened(calendarPlace(event));
  const google = query({
    action: 'TEMPLATE',
    text: title,
    dates: `${utcTime(event.startsAt)}/${utcTime(event.endsAt)}`,
    details,
    location: place,
  });
  const outlook = query({
    path: '/calendar/action/compose',
    rru: 'addevent',
    allday: 'false',
    subject: title,
    startdt: event.startsAt.toISOString(),
    enddt: event.endsAt.toISOString(),
    body: details,
    location: place,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/action/compose?${outlook}`,
  };
}
