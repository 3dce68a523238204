import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startWebServer } from '../../../deploy/server.mjs';
import { buildSite } from './siteBuild';
import { freePort, currentStack } from './stack';

const root = path.resolve(import.meta.dirname, '../../..');
const DAY_MS = 86_400_000;

/** The time at which measured screens stand still: noon of a day in week five. */
export const stillTime = new Date('2024-12-05T12:00:00+01:00');

/** The same stack seen through a site that was built at {@link stillTime}; resolves to its address and what ends it. */
export async function startStillSite(): Promise<{ webUrl: string; stop: () => Promise<void> }> {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'grow-still-site-'));
  await buildSite(siteDir, { GROW_BUILD_TIME: stillTime.toISOString() });
  const port = await freePort();
  const { url, publishableKey } = currentStack();
  const web = await startWebServer({
    port,
    siteDir,
    connectDir: path.join(root, 'apps/connect/dist'),
    config: { supabaseUrl: url, supabaseKey: publishableKey },
  });
  const stop = async () => {
    await web.stop();
    await rm(siteDir, { recursive: true, force: true });
  };
  return { webUrl: `http://localhost:${port}`, stop };
}

type Row = Readonly<Record<string, unknown>>;

const isoDates = /\d{4}-\d{2}-\d{2}(T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?/g;

const moveDates = (text: string, days: number) =>
  text.replaceAll(isoDates, (date, time?: string) => {
    const moved = new Date(Date.parse(date) + days * DAY_MS).toISOString();
    return time === undefined ? moved.slice(0, 10) : moved;
  });

// Tests beside this one arrange teams and events meanwhile; each has a mark of its own in its address.
const MARK = /-[0-9a-f]{8}/;

/** What every organiser is told when tests beside this one do it; the demo's organiser has read all else. */
const kindsForOrganisers = [
  'confidence_received',
  'data_request_received',
  'mentor_conflict',
  'mentor_declined',
  'still_in_answered',
];

function leaveOutTests(url: string): string {
  if (/\/rest\/v1\/(?:events|teams)\?/.test(url)) return `${url}&slug=not.match.${MARK.source}`;
  if (/\/rest\/v1\/notifications\?/.test(url)) return `${url}&kind=not.in.(${kindsForOrganisers.join()})`;
  return url;
}

/** How many seats of an event are taken on a still screen: always the same, whatever other tests have taken. */
const stillFigures = { onsite_taken: 18, online_taken: 37, onsite_waiting: 0, online_waiting: 0 };

/** The median of a number over all teams, which moves with every test that another team logs. */
const STILL_MEDIAN = 12;

function standingStill(row: Row): Row {
  if ('median' in row) return { ...row, median: STILL_MEDIAN };
  if ('onsite_taken' in row) return { ...row, ...stillFigures };
  return 'event_figures' in row
    ? { ...row, event_figures: { ...(row['event_figures'] as Row), ...stillFigures } }
    : row;
}

/** The answer of a list as no other test has touched it. */
const stillAnswer = (text: string): string =>
  text.startsWith('[{')
    ? JSON.stringify(
        (JSON.parse(text) as Row[]).filter(({ slug }) => !MARK.test(String(slug))).map(standingStill),
      )
    : text;

/** The first day of a season in which {@link stillTime} is day 32. */
const STILL_SEASON_STARTS = '2024-11-04';

/** How many days the demo season lies after the still one. @throws Error where the backend has no season. */
async function daysAhead(): Promise<number> {
  const { url, publishableKey } = currentStack();
  const answer = await fetch(`${url}/rest/v1/seasons?select=starts_on&order=starts_on.desc&limit=1`, {
    headers: { apikey: publishableKey },
  });
  const [season] = (await answer.json()) as { starts_on: string }[];
  if (!season) throw new Error('The backend has no season: still screens take their day from it.');
  return (Date.parse(season.starts_on) - Date.parse(STILL_SEASON_STARTS)) / DAY_MS;
}

/**
 * Puts a page at {@link stillTime}. The demo season's day 32 is the day on which it was made, in Berlin, so the dates of
 * what the backend answers are moved there, and those that it is asked for are moved back.
 */
export async function standStill(page: Page): Promise<void> {
  const days = await daysAhead();
  await page.clock.setFixedTime(stillTime);
  await page.route(`${currentStack().url}/rest/v1/**`, async (route) => {
    const url = leaveOutTests(moveDates(decodeURIComponent(route.request().url()), days));
    // A connection that the server has just closed for being idle is opened anew.
    const response = await route.fetch({ url: encodeURI(url), maxRetries: 3 });
    await route.fulfill({ response, body: moveDates(stillAnswer(await response.text()), -days) });
  });
}
