// A person's calendar, for programs that subscribe to it. GET or HEAD with ?token=…; 200 text/calendar, 304, 404. The token is
// the whole proof: nothing here writes it down, and answers tell nothing about tokens that are none.
import { calendarFile, type CalendarEntry } from '../_shared/core/calendarFile.ts';
import { logFailure, requestHeaders, requestIdOf } from '../_shared/failures.ts';
import { eventPath, readEvent, seatIn, textIn, timeIn, titledAs } from '../_shared/eventDetails.ts';
import { meetingEntry } from '../_shared/meetingDetails.ts';
import type { Locale } from '../_shared/mails/letter.ts';
import { callDatabase, DatabaseError, serverClient, siteUrl } from '../_shared/project.ts';

/** What `calendar_feed` answers: a row a registration, or one without an event, and a row a meeting. */
interface FeedRow {
  event: Record<string, unknown> | null;
  registration: Record<string, unknown> | null;
  locale: string;
  meeting: Record<string, unknown> | null;
}

/** As the database refuses a token that is none, was ended, or whose person may not log in. */
const UNKNOWN = 'GR031';
/** As `create_feed_token` writes them; anything else need not be asked about. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const names: Record<Locale, string> = { en: 'GROW events', de: 'GROW Events' };
const statuses = ['registered', 'waitlisted', 'offered', 'attended', 'no_show', 'cancelled'] as const;

const plain = (text: string, status: number, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

function entryOf(
  { event: details, registration, meeting }: FeedRow,
  locale: Locale,
  site: string,
): CalendarEntry[] {
  if (meeting) return [meetingEntry(meeting, locale, site)];
  // Nobody has registered for what is not there: a person without registrations is a row too.
  if (!details || !registration || textIn(details, 'event_id') === '') return [];
  const event = readEvent(details, locale, seatIn(registration));
  const status = statuses.find((known) => known === registration.status) ?? 'cancelled';
  const changes = [event.updatedAt, timeIn(registration, 'updated_at')];
  const end = event.status === 'cancelled' ? 'calledOff' : status === 'cancelled' ? 'left' : undefined;
  return [
    {
      event: end ? titledAs(event, end, locale) : event,
      pageUrl: site + eventPath(event),
      registration: status,
      changedAt: new Date(Math.max(...changes.map(Number))),
    },
  ];
}

async function tagOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `"${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}

const isKnown = (tag: string, request: Request): boolean =>
  (request.headers.get('if-none-match') ?? '')
    .split(',')
    .some((shown) => shown.trim().replace(/^W\//, '') === tag);

async function calendarOf(request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (!TOKEN.test(token)) throw new DatabaseError(UNKNOWN, 'feed_unknown');
  const rows = (await callDatabase(serverClient(), 'calendar_feed', { p_token: token })) as FeedRow[];
  const locale: Locale = rows[0]?.locale === 'de' ? 'de' : 'en';
  const site = siteUrl().replace(/(?<!\/)\/+$/, '');
  const entries = rows.flatMap((row) => entryOf(row, locale, site));
  const text = calendarFile(entries, { now: new Date(), name: names[locale] });
  const tag = await tagOf(text);
  const headers = {
    etag: tag,
    // A program may keep it, and asks each time whether it still holds.
    'cache-control': 'private, no-cache',
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="grow.ics"',
    // The address is a secret: nothing that it leads to is told it.
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  };
  if (isKnown(tag, request)) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : text, { headers });
}

Deno.serve(async (request) => {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain('A calendar is read with GET.', 405, { allow: 'GET, HEAD' });
  const started = performance.now();
  const id = requestIdOf(request);
  try {
    return await calendarOf(request);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === UNKNOWN)
      return plain('There is no calendar at this address, or it has ended. Make a new one in connect.', 404);
    logFailure(request, id, started, error);
    return plain('The calendar could not be read. Try again later.', 500, requestHeaders(id));
  }
});
