import type { Page } from '@playwright/test';
import { onlyInFull, sameOnPhoneInFull } from '../src/full';
import { expectNoViolations } from '../src/axe';
import { onDatabase } from '../src/database';
import { outboxMailsTo } from '../src/mailbox';
import { createPerson } from '../src/people';
import { bringSession } from '../src/session';
import { asPerson, openTeams, teamOf } from '../src/teamCalls';
import { expect, test } from '../src/test';

const bell = (page: Page, unread?: number) =>
  page.getByRole('button', {
    name: unread ? `Notifications, ${unread} unread` : 'Notifications',
    exact: true,
  });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** Waits until the page hears of changes by itself. */
const joined = (page: Page) =>
  page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) =>
        String(payload).includes('Subscribed to PostgreSQL'),
      ),
    );

test.beforeEach(openTeams);

test('a request appears in the captain’s bell without reload, and leads to the answer; the read state stays', async ({
  page,
}) => {
  const captain = await createPerson({ firstName: 'Mara' });
  const lena = await createPerson({ firstName: 'Lena', lastName: 'Ott' });
  const team = await teamOf(captain);
  await bringSession(page, captain);
  const live = joined(page);
  await page.goto('/connect');
  await expect(bell(page)).toBeVisible();
  await live;
  await (await asPerson(lena)).ask(team.id);
  await expect(bell(page, 1)).toBeVisible();

  await bell(page, 1).click();
  const entry = panel(page).getByRole('link', { name: `Lena Ott asks to join ${team.name}` });
  await expect(entry).toContainText('Just now');
  // It shows before it is written, and a document that goes takes its requests along.
  const written = page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' && response.url().includes('/rest/v1/notifications'),
  );
  await entry.click();
  await expect(page).toHaveURL(/\/connect\/team$/);
  await expect(bell(page)).toBeVisible();
  await written;
  await page.reload();
  await expect(bell(page)).toBeVisible();
  await bell(page).click();
  await expect(panel(page).getByRole('link', { name: `Lena Ott asks to join ${team.name}` })).toBeVisible();
  await expect(panel(page).getByText('Unread:')).toHaveCount(0);
});

test(
  'the answer appears in the other browser, and everything is marked as read by keyboard',
  sameOnPhoneInFull,
  async ({ page }) => {
    const [captain, lena] = [
      await createPerson({ firstName: 'Mara', lastName: 'Lindt' }),
      await createPerson(),
    ];
    const lead = await asPerson(captain);
    const team = await lead.found();
    const request = await (await asPerson(lena)).ask(team.id);
    await bringSession(page, lena);
    const live = joined(page);
    await page.goto('/connect');
    await live;
    await lead.answer(request.id, true);
    await expect(bell(page, 1)).toBeVisible();
    await bell(page, 1).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('link', { name: `Mara Lindt took you on` })).toHaveAttribute(
      'href',
      `/connect/teams/${team.slug}`,
    );
    await page.keyboard.press('ArrowDown');
    await expect(panel(page).getByRole('button', { name: 'Mark all as read' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bell(page)).toBeVisible();
    await bell(page).focus();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(bell(page)).toBeFocused();
  },
);

test(
  'the bell says that there is nothing yet, and has no axe violations empty or full',
  onlyInFull,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [captain, lena] = [await createPerson(), await createPerson()];
    const team = await teamOf(captain);
    await bringSession(page, captain);
    await page.goto('/connect');
    await bell(page).click();
    await expect(panel(page)).toContainText('Nothing yet');
    await expectNoViolations(page, 'the empty bell');
    await page.keyboard.press('Escape');
    await (await asPerson(lena)).ask(team.id);
    await bell(page, 1).click();
    await expect(panel(page).getByRole('link', { name: /^Unread/ })).toBeVisible();
    await expectNoViolations(page, 'the bell');
  },
);

test(
  'a mail says who asks and where to answer; switched off, none comes, and the bell tells all the same',
  sameOnPhoneInFull,
  async ({ page }) => {
    const [captain, lena, ben] = [
      await createPerson(),
      await createPerson({ firstName: 'Lena' }),
      await createPerson(),
    ];
    const team = await teamOf(captain);
    const lenas = await asPerson(lena);
    const request = await lenas.ask(team.id);
    const subjects = async () => (await outboxMailsTo(captain)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain(`Lena Falk asks to join ${team.name}`);
    const [mail] = await outboxMailsTo(captain);
    expect(mail?.text).toContain('/connect/team');

    await bringSession(page, captain);
    await page.goto('/connect/profile/notifications');
    await expect(page).toHaveTitle(/^Notifications/);
    const requests = page.getByRole('radio', { name: 'Bell only' }).first();
    await requests.click({ force: true });
    await expect(page.locator('[data-toast]', { hasText: 'Requests: no more mails' })).toBeVisible();
    await page.reload();
    await expect(requests).toBeChecked();

    await (await asPerson(ben)).ask(team.id);
    await expect(bell(page, 2)).toBeVisible();
    await (await asPerson(captain)).answer(request.id, true);
    await expect.poll(async () => (await outboxMailsTo(lena)).length).toBeGreaterThan(0);
    const mails = await onDatabase(
      (sql) => sql`select kind from private.outbox where user_id = ${captain.userId}`,
    );
    expect(mails).toHaveLength(1);
  },
);

test.describe('without a socket', () => {
  test.use({ expectedConsole: [/WebSocket/] });

  test('asking again brings the news', sameOnPhoneInFull, async ({ page }) => {
    await page.clock.install();
    await page.routeWebSocket(/realtime/, (socket) => socket.close());
    const [captain, lena] = [await createPerson(), await createPerson()];
    const team = await teamOf(captain);
    await bringSession(page, captain);
    // Half a minute is longer than an answer is waited for: it would end the first count, and what failed is not asked again.
    const counted = page.waitForResponse(
      (response) =>
        response.request().method() === 'HEAD' && response.url().includes('/rest/v1/notifications'),
    );
    await page.goto('/connect');
    await page.clock.fastForward(3_000);
    await expect(bell(page)).toBeVisible();
    await counted;
    await (await asPerson(lena)).ask(team.id);
    await page.clock.fastForward(31_000);
    await expect(bell(page, 1)).toBeVisible();
  });
});

test.describe('failures', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test(
    'a choice that was not saved goes back, and the next try saves it',
    sameOnPhoneInFull,
    async ({ page }) => {
      const person = await createPerson();
      await bringSession(page, person);
      await page.goto('/connect/profile/notifications');
      const bellOnly = page.getByRole('radio', { name: 'Bell only' }).last();
      await expect(bellOnly).not.toBeChecked();
      await page.route('**/rest/v1/mail_choices*', (route) =>
        route.request().method() === 'GET' ? route.fallback() : route.abort('internetdisconnected'),
      );
      await bellOnly.click({ force: true });
      const toast = page.locator('[data-toast]', { hasText: 'Your choice was not saved' });
      await expect(toast).toBeVisible();
      await expect(bellOnly).not.toBeChecked();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await toast.getByRole('button', { name: 'Try again' }).click();
      await expect(bellOnly).toBeChecked();
      // The choice shows before it is saved.
      await expect(page.locator('[data-toast]', { hasText: 'no more mails' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('radio', { name: 'Bell only' }).last()).toBeChecked();
    },
  );
});
