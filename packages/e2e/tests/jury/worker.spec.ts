// What stands between a juror and the network: the worker that is switched off, and a login that ended while there was no connection.
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { onDatabase } from '../../src/database';
import { builtConnect, deployConnect } from '../../src/deployment';
import { sameOnPhoneInFull } from '../../src/full';
import { useGateStack } from '../../src/gates';
import { addJuror, keptInBrowser, openRound, score, sheetsOf } from '../../src/juries';
import { createPerson, typeLogin } from '../../src/people';
import { bringSession, keptSession } from '../../src/session';
import { currentStack } from '../../src/stack';
import { expect, test } from '../../src/test';
import { wordsIn } from '../../src/words';

test.use({
  readsBuilds: true,
  expectedConsole: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|Failed to load resource|WebSocket|service worker/i,
  ],
});
// A season has one round of each kind, and others look at the demo's.
useGateStack();

const say = wordsIn('en');
const workersOf = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test(
  'a worker that is switched off goes with its caches, and what was scored before arrives',
  sameOnPhoneInFull,
  async ({ page }) => {
    const juror = await createPerson({ role: 'MENTOR' });
    const teams = await addJuror(await openRound('half_time'), juror, ['Taktgeber', 'Dachlast']);
    const [first] = teams;
    if (!first) throw new Error('Teams are missing');
    const deployed = await deployConnect(currentStack());
    // A file over the worker and a restart, as decision 062 says.
    const serveWorker = (name: string) =>
      deployed.replace(() => copyFile(path.join(builtConnect, name), path.join(deployed.folder, 'sw.js')));
    const context = page.context();
    try {
      await bringSession(page, juror);
      await page.goto(`${deployed.address}/connect/jury/half-time`);
      await expect(page.getByText(say('jury_ready'), { exact: true })).toBeVisible();
      expect(await workersOf(page)).toBe(1);
      await context.setOffline(true);
      await page.goto(`${deployed.address}/connect/jury/half-time/${first.slug}`);
      await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible();
      await score(page, [4, 5, 3, 4, 2]);
      await page.getByRole('button', { name: say('jury_hand_in') }).click();
      await expect(page.getByRole('link', { name: say('jury_next') })).toBeVisible();

      await serveWorker('sw-off.js');
      await context.setOffline(false);
      await page.goto(`${deployed.address}/connect/jury/half-time`);
      await expect
        .poll(() => sheetsOf(teams))
        .toMatchObject([{ state: 'submitted', steps: [4, 5, 3, 4, 2] }, {}]);
      await expect.poll(() => workersOf(page)).toBe(0);
      expect((await keptInBrowser(page)).caches).toEqual([]);
      await context.setOffline(true);
      await expect(page.goto(`${deployed.address}/connect/jury/half-time`)).rejects.toThrow(
        /ERR_INTERNET_DISCONNECTED/,
      );

      // The build again, and the page opens without a connection again.
      await context.setOffline(false);
      await serveWorker('sw.js');
      await page.goto(`${deployed.address}/connect/jury/half-time`);
      await expect(page.getByText(say('jury_ready'), { exact: true })).toBeVisible();
      await context.setOffline(true);
      await page.goto(`${deployed.address}/connect/jury/half-time/${first.slug}`);
      await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible();
    } finally {
      await context.setOffline(false);
      await deployed.remove();
    }
  },
);

/** Lets the login in a browser be over: its token is of the past, and the server knows the session no more. */
async function endSession(page: Page, userId: string): Promise<void> {
  const session = await keptSession(page);
  if (!session) throw new Error('Nobody is logged in');
  const text = Buffer.from(JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1_000) - 60 }));
  const [cookie] = (await page.context().cookies()).filter(({ name }) => /^sb-.*-auth-token/.test(name));
  if (!cookie) throw new Error('There is no cookie');
  const value = `base64-${text.toString('base64url')}`;
  const name = cookie.name.replace(/\.\d+$/, '');
  await page.context().clearCookies({ name: /^sb-.*-auth-token/ });
  const chunks = value.match(/.{1,3000}/g) ?? [];
  await page.context().addCookies(
    chunks.map((chunk, index) => ({
      ...cookie,
      name: chunks.length === 1 ? name : `${name}.${index}`,
      value: chunk,
    })),
  );
  await onDatabase((sql) => sql`delete from auth.sessions where user_id = ${userId}`);
}

test(
  'a juror whose login ended without a connection goes on scoring, logs in, and everything arrives',
  sameOnPhoneInFull,
  async ({ page }) => {
    const juror = await createPerson({ role: 'MENTOR' });
    const teams = await addJuror(await openRound('half_time'), juror, ['Leerlauf', 'Kaltwand']);
    const [first, second] = teams;
    if (!first || !second) throw new Error('Teams are missing');
    await bringSession(page, juror);
    await page.goto('/connect/jury/half-time');
    await expect(page.getByText(say('jury_ready'), { exact: true })).toBeVisible();
    const context = page.context();
    await context.setOffline(true);
    await page.goto('about:blank');
    await endSession(page, juror.userId);

    await page.goto(`/connect/jury/half-time/${first.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible();
    await score(page, [1, 2, 3, 4, 5]);
    await page.getByRole('button', { name: say('jury_hand_in') }).click();
    await page.getByRole('link', { name: say('jury_next') }).click();
    await expect(page.getByRole('heading', { level: 1, name: second.name })).toBeVisible();
    await score(page, [5]);
    await expect(page.getByText(say('jury_place_here'))).toBeVisible();

    // The server's verdict ends the login; it takes nothing of what was written.
    await context.setOffline(false);
    await page.waitForURL((url) => url.pathname === '/connect/login');
    expect(await sheetsOf(teams)).toMatchObject([{ state: 'assigned' }, { state: 'assigned' }]);
    await typeLogin(page, juror);
    await page.waitForURL((url) => url.pathname === `/connect/jury/half-time/${second.slug}`);
    await expect
      .poll(() => sheetsOf(teams))
      .toMatchObject([
        { state: 'submitted', steps: [1, 2, 3, 4, 5] },
        { state: 'draft', steps: [5] },
      ]);
  },
);
