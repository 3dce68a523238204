import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchOptions } from '../../../scripts/setup/chromium.mjs';
import { systemClock } from '../src/time/clock';
import { fakeAuthServer } from '../src/testing';
import type { SessionPage } from './sessionPage/page';

// Real cookies, Web Locks and BroadcastChannel, in two tabs of one Chromium.

let folder: string;
let server: Server;
let browser: Browser;
let context: BrowserContext;
let origin: string;
let lifeSeconds = 3600;
const refreshes: string[] = [];
const auth = fakeAuthServer(systemClock);

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grow-session-'));
  await build({
    root: join(import.meta.dirname, 'sessionPage'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', origin);
      if (url.pathname.startsWith('/auth/v1/')) {
        const text = await textOf(request);
        const body: unknown = text === '' ? undefined : JSON.parse(text);
        const isRefresh = url.searchParams.get('grant_type') === 'refresh_token';
        if (isRefresh) refreshes.push(text);
        const fault = auth.respond({
          method: request.method ?? 'GET',
          url: url.href,
          headers: new Headers({ Authorization: request.headers.authorization ?? '' }),
          body,
          at: Date.now(),
        });
        if (fault.kind !== 'answer') throw new Error('The pretended server only answers.');
        const answer: unknown =
          isRefresh || !url.pathname.endsWith('/token') ? fault.body : withLife(fault.body);
        // Slow enough for two tabs to meet.
        await new Promise((resolve) => setTimeout(resolve, isRefresh ? 300 : 0));
        response.writeHead(fault.status, { 'content-type': 'application/json' });
        response.end(answer === undefined ? undefined : JSON.stringify(answer));
        return;
      }
      const path = url.pathname === '/' ? 'index.html' : url.pathname.slice(1);
      const file = await readFile(join(folder, path)).catch(() => null);
      if (file === null) return response.writeHead(404).end();
      const stamp = JSON.stringify({ supabaseUrl: origin, supabaseKey: 'sb_publishable_test' });
      const isPage = path === 'index.html';
      response.writeHead(200, { 'content-type': isPage ? 'text/html' : 'text/javascript' });
      const config = `<script type="application/json" id="grow-config">${stamp}</script>`;
      return response.end(isPage ? file.toString().replace('<!--grow-config-->', config) : file);
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch(launchOptions());
}, 120_000);

afterAll(async () => {
  await browser.close();
  server.close();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  context = await browser.newContext();
  refreshes.length = 0;
  lifeSeconds = 3600;
});
afterEach(() => context.close());

/** Sessions of a sign-in that end sooner than the server's, so that they are due at the next start. */
function withLife(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  return { ...body, expires_in: lifeSeconds, expires_at: Math.floor(Date.now() / 1000) + lifeSeconds };
}

async function openTab(): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(origin);
  await tab.waitForFunction('globalThis.sessionPage');
  return tab;
}

function ask<Name extends keyof SessionPage>(tab: Page, name: Name, ...args: Parameters<SessionPage[Name]>) {
  const call = `globalThis.sessionPage.${name}(...${JSON.stringify(args)})`;
  return tab.evaluate<Awaited<ReturnType<SessionPage[Name]>>>(call);
}

const waitFor = (tab: Page, condition: string) =>
  tab.waitForFunction(`(() => { const page = globalThis.sessionPage; return ${condition}; })()`);

test('the session is a cookie that the reference package reads: path /, Lax, 400 days', async () => {
  const tab = await openTab();
  await ask(tab, 'start');
  expect(await ask(tab, 'signIn', 'ada@example.org')).toBeNull();
  const { token, userId } = await ask(tab, 'shown');
  expect(userId).toBe('ada');
  expect(await ask(tab, 'referenceToken')).toBe(token);
  expect(await ask(tab, 'storageKind')).toBe('persistent');
  const [cookie, ...others] = await context.cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({
    name: 'sb-localhost-auth-token',
    path: '/',
    sameSite: 'Lax',
    secure: false,
  });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(400);
});

test('two tabs that start with a session that is due: one request, the same token in both, also for the library', async () => {
  lifeSeconds = 80;
  const first = await openTab();
  await ask(first, 'signIn', 'ada@example.org');
  const second = await openTab();
  await Promise.all([ask(first, 'start'), ask(second, 'start')]);
  for (const tab of [first, second]) await waitFor(tab, "page.types().includes('TOKEN_REFRESHED')");
  expect(refreshes).toHaveLength(1);
  expect((await ask(second, 'shown')).token).toBe((await ask(first, 'shown')).token);
  for (const tab of [first, second]) await waitFor(tab, "page.libraryTypes().includes('TOKEN_REFRESHED')");
});

test('a sign-out reaches the other tab, and leaves no cookie', async () => {
  const [first, second] = [await openTab(), await openTab()];
  for (const tab of [first, second]) await ask(tab, 'start');
  await ask(first, 'signIn', 'ada@example.org');
  await waitFor(second, "page.shown().userId === 'ada'");
  expect(await ask(first, 'signOut')).toBe(true);
  await waitFor(second, "page.shown().status === 'signedOut'");
  for (const tab of [first, second]) expect(await ask(tab, 'types')).toEqual(['SIGNED_IN', 'SIGNED_OUT']);
  expect(await context.cookies()).toEqual([]);
});

test('a reload finds the session', async () => {
  const tab = await openTab();
  await ask(tab, 'signIn', 'ada@example.org');
  await tab.reload();
  await tab.waitForFunction('globalThis.sessionPage');
  await ask(tab, 'start');
  await waitFor(tab, "page.shown().userId === 'ada'");
});

test('cookies off: signed in for as long as the page lives, and the status says so', async () => {
  const tab = await openTab();
  await tab.evaluate(
    "Object.defineProperty(document, 'cookie', { get() { throw new DOMException('denied', 'SecurityError') }, set() { throw new DOMException('denied', 'SecurityError') } })",
  );
  await ask(tab, 'start');
  expect(await ask(tab, 'signIn', 'ada@example.org')).toBeNull();
  expect(await ask(tab, 'shown')).toMatchObject({ status: 'signedIn', userId: 'ada' });
  expect(await ask(tab, 'storageKind')).toBe('memory');
});

test('a lock has one holder, and a page without its configuration says which element is missing', async () => {
  const tab = await openTab();
  expect(await ask(tab, 'isLockExclusive')).toBe(true);
  expect(await ask(tab, 'configurationError')).toContain('#grow-config');
});
