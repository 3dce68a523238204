import type { Page } from '@playwright/test';
import { onlyInFull } from '../../src/full';
import { rowsOf } from '../../src/content';
import { createPerson } from '../../src/people';
import { twoHalves } from '../../src/pictures';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { uniqueWord } from '../../src/uniqueWord';

const PARTNERS = '/connect/admin/content/partners';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function asOrga(page: Page, path: string) {
  await bringSession(page, await createPerson({ role: 'ORGA' }));
  await page.goto(path);
}

test(
  'an organiser adds a partner with a logo, which is made small and kept',
  onlyInFull,
  async ({ page }) => {
    const name = uniqueWord();
    await asOrga(page, PARTNERS);
    await press(page, 'Add partner');
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Kind of partner').selectOption({ label: 'Media partner' });
    await page.getByLabel('Website').fill('http://example.org');
    const choose = page.locator('input[type=file]');
    await choose.setInputFiles({ name: 'a.txt', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(page.locator('[data-form-failure="image_type_unsupported"]')).toBeVisible();
    await choose.setInputFiles({
      ...{ name: 'logo.jpg', mimeType: 'image/jpeg' },
      buffer: await twoHalves(page, 1200, 300),
    });
    const logo = page.getByRole('img', { name });
    await expect(logo).toBeVisible();
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([480, 120]);
    await press(page, 'Save');
    await expect(page.getByText('Write an address that begins with https://')).toBeVisible();
    await page.getByLabel('Website').fill('https://example.org/');
    await press(page, 'Save');
    await expect(page.locator('[data-entry]', { hasText: name })).toContainText(
      'Media partner · https://example.org/',
    );
    const [row] = await rowsOf('partners', 'name', name);
    expect(row).toMatchObject({ tier: 'media', published: false, url: 'https://example.org/' });
    expect(row?.['logo']).toMatch(/^data:image\/jpeg;base64,/);
  },
);

test('without any partner the list says what to do', onlyInFull, async ({ page }) => {
  await page.route('**/rest/v1/partners?*', (route) => route.fulfill({ json: [] }));
  await asOrga(page, PARTNERS);
  await expect(page.getByRole('heading', { name: 'No partner yet' })).toBeVisible();
  await press(page, 'Add partner');
  await expect(page.getByLabel('Name')).toBeVisible();
});

test(
  'questions and partners are one click apart, and an entry that is gone leads back',
  onlyInFull,
  async ({ page }) => {
    await asOrga(page, '/connect/admin/content');
    await page.getByRole('radio', { name: 'Partners' }).click({ force: true });
    await page.waitForURL(`**${PARTNERS}`);
    await expect(page.locator('a[aria-current="page"]', { hasText: 'Content' })).toBeVisible();
    await page.goto(`${PARTNERS}?edit=00000000-0000-4000-8000-000000000000`);
    await expect(page.getByRole('heading', { name: 'This entry is gone' })).toBeVisible();
    await press(page, 'Back to the list');
    await expect(page.getByRole('button', { name: 'Add partner' })).toBeVisible();
  },
);
