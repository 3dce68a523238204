import type { Page } from '@playwright/test';
import { onlyInFull } from '../../src/full';
import { tablesHolding } from '../../src/database';
import { createPerson, newAddress } from '../../src/people';
import { bringSession } from '../../src/session';
import { avatarFiles, photoOnItsSide } from '../../src/pictures';
import { main, part } from '../../src/security';
import { currentStack } from '../../src/stack';
import { expect, test } from '../../src/test';

// Deleting ends the session on the server before this browser signs out; refusals are provoked on purpose.
test.use({ expectedConsole: [/status of 40[0139]/] });

const leave = (page: Page) => part(page, 'Leave GROW');

async function openLeave(page: Page): Promise<void> {
  // The browser asks before unsaved changes are left; the test goes on.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/connect/profile/privacy');
  await leave(page).getByRole('button', { name: 'Delete account' }).click();
  await expect(leave(page).getByText('What goes, and what stays')).toBeVisible();
}

test(
  'a deleted account leaves nothing in the database, the bucket or the browser',
  onlyInFull,
  async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    const person = await createPerson({ firstName: 'Quirin', lastName: 'Zweifelhaft' });
    await bringSession(page, person);
    await page.goto('/connect/profile');
    const buffer = await photoOnItsSide(page);
    await page.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'Use photo' }).click();
    await expect.poll(() => avatarFiles(person.userId)).toHaveLength(1);
    await main(page).getByLabel('About you', { exact: true }).fill('Never saved.');

    await openLeave(page);
    const form = leave(page);
    await form.getByLabel('Type your e-mail address').fill('somebody@else.example');
    await form.getByLabel('Your password', { exact: true }).fill('not the password');
    await form.getByRole('button', { name: 'Delete my account' }).click();
    await expect(form.getByText('It is not the same.')).toBeVisible();
    await form.getByLabel('Type your e-mail address').fill(person.email.toUpperCase());
    await form.getByRole('button', { name: 'Delete my account' }).click();
    await expect(form.getByText('That is not your password.')).toBeVisible();
    await expect(form.getByLabel('Type your e-mail address')).toHaveValue(person.email.toUpperCase());
    expect(await tablesHolding([person.userId])).not.toEqual([]);

    await form.getByLabel('Your password', { exact: true }).fill(person.password);
    await form.getByRole('button', { name: 'Delete my account' }).click();
    await page.waitForURL(`${baseURL}/#account-deleted`);
    await expect(page.getByText('Your account is deleted')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();

    const traces = await page.evaluate(async () => ({
      local: JSON.stringify(localStorage),
      session: JSON.stringify(sessionStorage),
      cookies: document.cookie,
      caches: await caches.keys(),
    }));
    expect(traces.local).not.toContain('Never saved');
    expect(traces.local + traces.session).not.toContain(person.userId);
    expect(traces.cookies).not.toContain('sb-');
    expect(traces.caches).toEqual([]);

    // The last mail waits for its sending and goes then; everything else is gone at once.
    await expect
      .poll(async () => {
        const places = await tablesHolding([person.userId, person.email, 'Zweifelhaft']);
        return places.filter((place) => place !== 'private.outbox');
      })
      .toEqual([]);
    expect(await avatarFiles(person.userId)).toEqual([]);
  },
);

test(
  'after it, logging in fails as for an address that nobody ever had',
  onlyInFull,
  async ({ page, baseURL }) => {
    const person = await createPerson();
    await bringSession(page, person);
    await openLeave(page);
    // The login is fresh: no password is needed.
    await leave(page).getByLabel('Type your e-mail address').fill(person.email);
    await leave(page).getByRole('button', { name: 'Delete my account' }).click();
    await page.waitForURL(`${baseURL}/#account-deleted`);
    const { url, publishableKey } = currentStack();
    const attempts = await Promise.all(
      [person.email, newAddress()].map(async (email) => {
        const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
          method: 'POST',
          headers: { apikey: publishableKey, 'content-type': 'application/json' },
          body: JSON.stringify({ email, password: person.password }),
        });
        return [response.status, await response.text()];
      }),
    );
    expect(attempts[0]).toEqual(attempts[1]);
    expect(attempts[0]?.[0]).toBe(400);
  },
);

test('an obstacle is told with the way out of it', onlyInFull, async ({ page }) => {
  await bringSession(page, await createPerson());
  await page.route('**/rest/v1/rpc/my_deletion_obstacles', (route) =>
    route.fulfill({ json: [{ code: 'last_orga' }, { code: 'something_new' }] }),
  );
  await page.goto('/connect/profile/privacy');
  await leave(page).getByRole('button', { name: 'Delete account' }).click();
  await expect(leave(page).getByText('You cannot leave yet')).toBeVisible();
  await expect(leave(page).getByText('You are the last organiser.')).toBeVisible();
  await expect(leave(page).getByText('Something else stands in the way.')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await leave(page).getByRole('button', { name: 'Try again' }).click();
  await expect(leave(page).getByLabel('Type your e-mail address')).toBeVisible();
  await leave(page).getByRole('button', { name: 'Keep account' }).click();
  await expect(leave(page).getByRole('button', { name: 'Delete account' })).toBeFocused();
});
