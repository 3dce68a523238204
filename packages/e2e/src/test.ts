import { test as base, type Browser, type BrowserContext } from '@playwright/test';
import { isFull } from './full';
import { currentStack } from './stack';

export { expect } from '@playwright/test';

interface Options {
  /** Console messages that this test provokes on purpose. Anything else in the console fails it. */
  expectedConsole: RegExp[];
  /** Whether this test reads the built apps otherwise than through a page. */
  readsBuilds: boolean;
}

/** Stands for every file that is built. */
const EVERYTHING = '*';

/** The addresses of built files that a browser's pages ask for, until the returned function tells them. */
function watchOpened(browser: Browser): () => string[] {
  const opened = new Set<string>();
  const web = new URL(currentStack().webUrl);
  const services = [currentStack().url, currentStack().mailboxUrl].map((url) => new URL(url).origin);
  const note = (url: URL) => {
    if (url.hostname !== web.hostname || services.includes(url.origin)) return;
    // Another server may bring another build of the site.
    const isKnown = url.origin === web.origin || url.pathname.startsWith('/connect');
    opened.add(isKnown ? decodeURI(url.pathname) : EVERYTHING);
  };
  const watch = (context: BrowserContext) => context.on('request', (request) => note(new URL(request.url())));
  browser.contexts().forEach(watch);
  browser.on('context', watch);
  return () => {
    browser.off('context', watch);
    return [...opened];
  };
}

/** Playwright's test with the stack's address, and a console that must stay silent. */
export const test = base.extend<Options & { closedContexts: void; opened: void; silentConsole: void }>({
  baseURL: async ({}, use) => {
    await use(currentStack().webUrl);
  },
  expectedConsole: [[], { option: true }],
  readsBuilds: [false, { option: true }],
  // Playwright closes the context it gave itself; the pages of those that a test opened for further people would go on asking
  // the server until the worker ends. What stood before the test belongs to all tests of its file.
  closedContexts: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use();
      const added = browser.contexts().filter((context) => !before.has(context));
      await Promise.all(added.map((context) => context.close()));
    },
    { auto: true },
  ],
  // What it opens says when the gate has to run it again (scripts/testRun/keptPasses.mjs). To be told of every request costs a
  // twentieth of a test's time, and the full run keeps nothing.
  opened: [
    async ({ browser, readsBuilds }, use, info) => {
      if (isFull) return use();
      const reportOpened = watchOpened(browser);
      await use();
      const opened = readsBuilds ? [EVERYTHING] : reportOpened();
      info.annotations.push({ type: 'opened', description: opened.join('\n') });
    },
    { auto: true },
  ],
  silentConsole: [
    async ({ page, expectedConsole }, use) => {
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (!expectedConsole.some((pattern) => pattern.test(text))) complaints.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complain(message.text());
      });
      page.on('pageerror', (error) => complain(error.message));
      await use();
      if (complaints.length > 0) throw new Error(`The console was not silent:\n${complaints.join('\n')}`);
    },
    { auto: true },
  ],
});
