import { onlyInFull } from '../../src/full';
import { createPerson, logIn } from '../../src/people';
import { openSecurity, part } from '../../src/security';
import { expect, test } from '../../src/test';

test('other devices are named and signed out; this one stays', onlyInFull, async ({ page, browser }) => {
  const person = await createPerson();
  const other = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  });
  const device = await other.newPage();
  await logIn(device, person);
  await openSecurity(page, person);

  const sessions = part(page, 'Where you are logged in');
  await expect(sessions.getByText('Safari on iOS')).toBeVisible();
  await expect(sessions.getByText('This device')).toHaveCount(1);
  await sessions.getByRole('button', { name: 'Sign out other devices' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Keep them' }).click();
  await expect(sessions.getByText('Safari on iOS')).toBeVisible();
  await sessions.getByRole('button', { name: 'Sign out other devices' }).click();
  await dialog.getByRole('button', { name: 'Sign out other devices' }).click();
  await expect(page.getByText('Only this device is logged in now')).toBeVisible();
  await expect(sessions.getByText('Safari on iOS')).toHaveCount(0);
  await expect(sessions.getByText('This device')).toBeVisible();
  await page.reload();
  await expect(sessions.getByText('This device')).toBeVisible();
  await other.close();
});

test.describe('without a connection', () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('the question stays open and says why', onlyInFull, async ({ page, browser, context }) => {
    const person = await createPerson();
    const other = await browser.newContext();
    await logIn(await other.newPage(), person);
    await openSecurity(page, person);
    await page.getByRole('button', { name: 'Sign out other devices' }).click();
    await context.setOffline(true);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Sign out other devices' }).click();
    await expect(dialog.getByRole('alert')).toContainText('No connection');
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Sign out other devices' }).click();
    await expect(dialog).toBeHidden();
    await other.close();
  });
});
