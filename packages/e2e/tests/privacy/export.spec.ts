import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { onlyInFull } from '../../src/full';
import { createPerson, type Person } from '../../src/people';
import { bringSession } from '../../src/session';
import { main, part } from '../../src/security';
import { expect, test } from '../../src/test';

const section = 'Your data as a file';

async function openPrivacy(page: Page): Promise<Person> {
  const person = await createPerson({ firstName: 'Ada', lastName: 'Quist' });
  await bringSession(page, person);
  await page.goto('/connect/profile/privacy');
  await expect(part(page, section)).toBeVisible();
  return person;
}

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

test('everything about oneself comes as JSON and as CSV', onlyInFull, async ({ page }) => {
  const person = await openPrivacy(page);
  const asked = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download JSON' }).click();
  const json = await asked;
  expect(json.suggestedFilename()).toMatch(/^grow-my-data-\d{4}-\d\d-\d\d\.json$/);
  await expect(page.getByText('Your data is downloaded')).toBeVisible();
  const whole = JSON.parse(await textOf(json)) as { user_id: string; tables: Record<string, object[]> };
  expect(whole.user_id).toBe(person.userId);
  expect(whole.tables['private.profiles']).toMatchObject([{ first_name: 'Ada', last_name: 'Quist' }]);
  expect(whole.tables['public.consents']).toHaveLength(2);
  expect(JSON.stringify(whole)).not.toContain('encrypted_password');

  const askedAgain = page.waitForEvent('download');
  await main(page).getByRole('button', { name: 'Download CSV' }).click();
  const csv = await textOf(await askedAgain);
  expect(csv.startsWith('\uFEFFtable,row,field,value\r\n')).toBe(true);
  expect(csv).toContain('private.profiles,1,first_name,Ada\r\n');
});

test.describe('when it cannot be collected', () => {
  test.use({ expectedConsole: [/status of 500|ERR_INTERNET_DISCONNECTED/] });

  test('it says so and comes on the next try', onlyInFull, async ({ page }) => {
    await openPrivacy(page);
    await page.route('**/rest/v1/rpc/export_my_data', (route) =>
      route.fulfill({ status: 500, json: { code: 'XX000', message: 'failed' } }),
    );
    await main(page).getByRole('button', { name: 'Download JSON' }).click();
    await expect(part(page, section).getByRole('alert')).toContainText(
      'The server did not answer as it should',
    );
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().setOffline(true);
    await main(page).getByRole('button', { name: 'Download JSON' }).click();
    await expect(part(page, section).getByRole('alert')).toContainText('No connection');
    await page.context().setOffline(false);
    const asked = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'Download JSON' }).click();
    await asked;
    await expect(part(page, section).getByRole('alert')).toBeEmpty();
  });
});
