// A40 and A41 of the specification: every request to the backend carries the key and a bearer.
import { fullUnless } from '../src/full';
import type { Page, Request } from '@playwright/test';
import { createPerson, logIn, type Role } from '../src/people';
import { screensOf } from '../src/screens';
import { sitePaths } from '../src/sitePages';
import { currentStack } from '../src/stack';
import { expect, test } from '../src/test';

/** What a browser asks for without our headers: files at signed addresses, and what calendars read. */
const withoutHeaders = [/^\/storage\/v1\/object\/sign\//, /^\/functions\/v1\/calendar-feed(?:[/?]|$)/];

/** Looks at everything that a page sends to the backend; resolves to what lacks a header, and to how much was seen. */
function watchRequests(page: Page) {
  const { url } = currentStack();
  const seen: Request[] = [];
  const sockets: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().startsWith(`${url}/`)) seen.push(request);
  });
  page.on('websocket', (socket) => sockets.push(socket.url()));
  return {
    seen,
    sockets,
    incomplete: async (): Promise<string[]> => {
      const found: string[] = [];
      for (const request of seen) {
        const path = request.url().slice(url.length);
        if (withoutHeaders.some((exception) => exception.test(path))) continue;
        const headers = await request.allHeaders();
        if (headers['apikey'] && /^Bearer \S+$/.test(headers['authorization'] ?? '')) continue;
        found.push(`${request.method()} ${path}`);
      }
      return found;
    },
  };
}

/** Scrolls through a page and gives what loads late the time to ask. */
async function lookAround(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.wheel(0, 4_000);
  await page.waitForLoadState('networkidle');
}

test('whoever is logged out sends the key and a bearer with every request, on site and connect', async ({
  page,
}) => {
  const requests = watchRequests(page);
  for (const path of [...sitePaths('en').slice(0, -1), '/de', '/de/events', '/connect/login']) {
    await page.goto(path);
    await lookAround(page);
  }
  await page.getByLabel('E-mail', { exact: true }).fill('nobody@grow.example');
  await page.getByRole('main').getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForLoadState('networkidle');
  expect(await requests.incomplete()).toEqual([]);
  // The places left, on the site; the ways in, at the login.
  expect(requests.seen.filter((one) => one.url().includes('/rest/v1/')).length).toBeGreaterThan(2);
  expect(requests.seen.some((one) => one.url().includes('/auth/v1/'))).toBe(true);
});

for (const role of ['PARTICIPANT', 'MENTOR', 'ORGA'] as const satisfies Role[])
  test(
    `a ${role} sends the key and a bearer with every request, on site and connect`,
    fullUnless(role === 'ORGA'),
    async ({ page }) => {
      const requests = watchRequests(page);
      await logIn(page, await createPerson({ role }));
      for (const path of ['/', '/events', ...(await screensOf(role))]) {
        await page.goto(path);
        await lookAround(page);
      }
      // The bell's socket comes two seconds after the page.
      await expect.poll(() => requests.sockets.length).toBeGreaterThan(0);
      expect(await requests.incomplete()).toEqual([]);
      expect(requests.seen.length).toBeGreaterThan(20);
      for (const socket of requests.sockets.filter((one) => one.includes('/realtime/'))) {
        expect(new URL(socket).searchParams.get('apikey')).toBe(currentStack().publishableKey);
      }
    },
  );
