// Walks through one state: its people log in, its visits are done by some workers, and what they were offered is asked for.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { bringSession } from '../src/session';
import { speak } from '../src/words';
import type { Finding, Seen } from './findings';
import { faultOf } from './links';
import type { Planned } from './plan';
import type { Role } from './roles';
import type { Login, OpenState } from './OpenState';
import { visit } from './visit';

/** Sessions of a state by e-mail: another state has the same addresses, and other people. */
type Sessions = Map<string, Promise<Awaited<ReturnType<BrowserContext['cookies']>>>>;

/** Gives a page the session of somebody, whom one code of an app logs in only once. */
async function logInOnce(page: Page, login: Login, sessions: Sessions): Promise<void> {
  if (login.secret === undefined) return bringSession(page, login);
  const kept = sessions.get(login.email);
  if (kept) return page.context().addCookies(await kept);
  const coming = bringSession(page, login).then(() => page.context().cookies());
  sessions.set(login.email, coming);
  await coming;
}

type Walker = Pick<Planned, 'role' | 'language'>;

async function openContext(
  browser: Browser,
  open: OpenState,
  { role, language }: Walker,
  sessions: Sessions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: open.stack.webUrl,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  });
  // What the loader of these files calls for every function with a name, also within those that run in a page.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  const page = await context.newPage();
  await speak(page, language);
  const login = role === 'visitor' ? undefined : open.accounts[role];
  if (login) await logInOnce(page, login, sessions);
  await page.close();
  return context;
}

const isSameWalker = (one: Walker | undefined, other: Walker): boolean =>
  one?.role === other.role && one.language === other.language;

interface Work {
  queue: Planned[];
  sessions: Sessions;
  folder: string;
  say: (line: string) => void;
}

/** Takes visits from the front of the queue until it is empty. Who follows another person gets a browser of their own. */
async function work(
  browser: Browser,
  open: OpenState,
  { queue, sessions, folder, say }: Work,
): Promise<(Seen & { links: readonly string[] })[]> {
  const all: (Seen & { links: readonly string[] })[] = [];
  let walker: Walker | undefined;
  let context: BrowserContext | undefined;
  for (let next = queue.shift(); next; next = queue.shift()) {
    if (!context || !isSameWalker(walker, next)) {
      await context?.close();
      context = await openContext(browser, open, next, sessions);
      walker = next;
    }
    const seen = await visit(context, next, folder);
    all.push(seen);
    say(
      `${seen.findings.length === 0 ? 'ok   ' : 'FOUND'} ${next.state} ${next.role} ${next.language} ${seen.address}`,
    );
    for (const { kind, text } of seen.findings) say(`      ${kind}: ${text}`);
  }
  await context?.close();
  return all;
}

/** What is wrong about the addresses that each role was offered, each asked for once, with the visit that offered it first. */
async function addDeadLinks(
  webUrl: string,
  all: readonly (Seen & { links: readonly string[] })[],
): Promise<Seen[]> {
  const faults = new Map<string, Promise<string | undefined>>();
  return Promise.all(
    all.map(async ({ links, ...seen }) => {
      const dead: Finding[] = [];
      for (const address of links) {
        const key = `${seen.role} ${address}`;
        if (faults.has(key)) continue;
        faults.set(key, faultOf(webUrl, seen.role as Role, address));
        const text = await faults.get(key);
        if (text !== undefined) dead.push({ kind: 'link', text });
      }
      return { ...seen, findings: [...seen.findings, ...dead] };
    }),
  );
}

/** Does all visits to one state. */
export async function walkState(
  browser: Browser,
  open: OpenState,
  options: { visits: readonly Planned[]; workers: number; folder: string; say: (line: string) => void },
): Promise<Seen[]> {
  const queue = [...options.visits].sort(
    (a, b) => a.role.localeCompare(b.role) || a.language.localeCompare(b.language),
  );
  const shared = { ...options, queue, sessions: new Map() };
  const parts = await Promise.all(Array.from({ length: options.workers }, () => work(browser, open, shared)));
  return addDeadLinks(open.stack.webUrl, parts.flat());
}
