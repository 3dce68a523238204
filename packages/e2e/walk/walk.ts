// pnpm walk: every screen and page as every role sees it, in every state of the season, at both widths, in both themes and both
// languages, as pictures, with all that is wrong on it counted. CONTRIBUTING.md says how it is used.
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { chromium, type Browser } from '@playwright/test';
import {
  forShortPages,
  launchOptions,
  requireChromium,
  withoutBlur,
} from '../../../scripts/setup/chromium.mjs';
import { figuresOf, type Seen } from './findings';
import { readOptions, type WalkOptions } from './options';
import { anyPlaces, readPlaces, type Places } from './places';
import { sampleOf, visitsOf, type Planned } from './plan';
import { writeReport } from './report';
import type { PreparedState } from './OpenState';
import { preparedAhead, type State } from './states';
import { connectStops, siteStops, type Stop } from './stops';
import { walkState } from './walkState';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Every stop of both apps that was asked for, with the addresses of a state. */
function stopsAt(sitemap: string, places: Places, { routes }: WalkOptions): Stop[] {
  // By its whole name, or by that of the route alone: `adminGate half-time`, `team?dialog=edit`.
  const isWanted = (route: string) =>
    routes.length === 0 ||
    routes.some(
      (name) => route === name || (/^[ ?]\w/.test(route.slice(name.length)) && route.startsWith(name)),
    );
  return [...siteStops(sitemap), ...connectStops(places)].filter(({ route }) => isWanted(route));
}

/** What is visited in all states together, by the names of the routes. */
async function planOf(asked: WalkOptions): Promise<Planned[]> {
  const sitemap = await readFile(new URL('../../../apps/site/dist/sitemap.xml', import.meta.url), 'utf8');
  const stops = stopsAt(sitemap, anyPlaces, asked);
  const all = asked.states.flatMap((state) =>
    asked.roles.flatMap((role) => visitsOf(role, stops).map((one) => ({ ...one, state }))),
  );
  return asked.sample === undefined ? all : sampleOf(all).slice(0, asked.sample);
}

/** Walks through one state. A route about what the state does not have, such as a second round, and a role that nobody has there are left
 * out. */
async function walkThrough(
  browser: Browser,
  state: State,
  prepared: PreparedState,
  plan: readonly Planned[],
  asked: WalkOptions,
): Promise<Seen[]> {
  const open = await prepared.open();
  try {
    const sitemap = await (await fetch(`${open.stack.webUrl}/sitemap.xml`)).text();
    const own = stopsAt(sitemap, await readPlaces(open), asked);
    const stops = new Map(own.map((stop) => [stop.route, stop]));
    const visits = plan.flatMap((one) => {
      const stop = stops.get(one.stop.route);
      const isThere = one.role === 'visitor' || open.accounts[one.role] !== undefined;
      return stop && isThere && one.state === state ? [{ ...one, stop }] : [];
    });
    say(`${state}: ${visits.length} visits`);
    return await walkState(browser, open, { ...asked, visits, folder: asked.out, say });
  } finally {
    await open.stop();
  }
}

async function walk(asked: WalkOptions): Promise<Seen[]> {
  await rm(asked.out, { recursive: true, force: true });
  await mkdir(asked.out, { recursive: true });
  const plan = await planOf(asked);
  await requireChromium();
  const browser = await chromium.launch(launchOptions([...forShortPages, ...withoutBlur]));
  const seen: Seen[] = [];
  try {
    const states = asked.states.filter((one) => plan.some((planned) => planned.state === one));
    for await (const { state, prepared } of preparedAhead(states, asked.people))
      seen.push(...(await walkThrough(browser, state, prepared, plan, asked)));
  } finally {
    await browser.close();
  }
  return seen;
}

const asked = readOptions(process.argv.slice(2));
const seen = await walk(asked);
await writeReport(asked.out, seen);
const figures = figuresOf(seen);
const findings = Object.values(figures).reduce((sum, one) => sum + one, 0);
say(`\n${path.join(asked.out, 'index.html')}`);
say(
  Object.entries(figures)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', '),
);
say(`${seen.length} visits, ${findings} findings`);
// A walk to nowhere proves nothing.
process.exitCode = findings === 0 && seen.length > 0 ? 0 : 1;
