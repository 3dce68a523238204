import { sameOnPhoneInFull } from '../../src/full';
import { shiftsByScripts, watchPaint, withoutFaces } from '../../src/layoutShifts';
import { expect, test } from '../../src/test';

const offer = 'Diese Seite gibt es auch auf Deutsch.';

test.describe('a browser that speaks German', () => {
  test.use({ locale: 'de-DE', expectedConsole: [/Failed to load resource: net::ERR_FAILED/] });

  test('is offered German once, in a line that moves nothing, and either answer is kept', async ({
    page,
    browser,
    baseURL,
  }) => {
    await watchPaint(page);
    await withoutFaces(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByText(offer)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('From hunch');
    expect(await shiftsByScripts(page)).toEqual([]);
    await page.getByRole('button', { name: 'Bei Englisch bleiben' }).click();
    await expect(page.getByText(offer)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await page.goto('/events');
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await expect(page.getByText(offer)).toBeHidden();

    const other = await (await browser.newContext({ locale: 'de-AT', baseURL: baseURL ?? '' })).newPage();
    await other.goto('/events');
    await other.getByRole('link', { name: 'Auf Deutsch lesen' }).click();
    await expect(other).toHaveURL(/\/de\/events$/);
    await other.goto('/');
    await expect(other).toHaveURL(/\/de$/);
    await expect(other.getByText(offer)).toBeHidden();
    await other.context().close();
  });
});

test('a browser that speaks English is offered nothing', sameOnPhoneInFull, async ({ page }) => {
  await page.goto('/imprint');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(offer)).toBeHidden();
});
