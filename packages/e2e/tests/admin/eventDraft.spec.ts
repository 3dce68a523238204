import type { Page } from '@playwright/test';
import { onlyInFull } from '../../src/full';
import { onDatabase } from '../../src/database';
import { newTitle, planEvent } from '../../src/adminEvents';
import { holdRequests } from '../../src/holdRequests';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';

const EVENTS = '/connect/admin/event-desk';
const storedAt = async (slug: string) =>
  (await onDatabase((sql) => sql`select * from public.events where slug = ${slug}`))[0];
const toast = (page: Page) => page.locator('[data-toast]').last();

/** Holds what is saved back; calling the result lets it go on. */
const holdSaving = (page: Page): Promise<() => void> =>
  holdRequests(page, '**/rest/v1/events**', (request) => ['PATCH', 'POST'].includes(request.method()));

// What the database refuses.
test.use({ expectedConsole: [/status of (406|409)/] });

test.beforeEach(async ({ page }) => {
  await bringSession(page, await createPerson({ role: 'ORGA' }));
});

test(
  'what is typed while an event is being saved stays typed, and is saved next',
  onlyInFull,
  async ({ page }) => {
    const event = await planEvent();
    await page.goto(`${EVENTS}/${event.slug}`);
    const release = await holdSaving(page);
    await page.getByLabel('City').fill('Bremen');
    await page.getByLabel('Place, English').fill('Hall 1');
    await page.keyboard.press('Control+s');
    await page.getByLabel('Place, English').fill('Hall 12');
    await page.getByLabel('In a sentence, English').fill('Bring a friend.');
    release();
    await expect(toast(page)).toContainText('is saved');
    expect(await storedAt(event.slug)).toMatchObject({ city: 'Bremen', place_en: 'Hall 1', summary_en: '' });
    await expect(page.getByLabel('Place, English')).toHaveValue('Hall 12');
    await expect(page.getByLabel('In a sentence, English')).toHaveValue('Bring a friend.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect
      .poll(() => storedAt(event.slug))
      .toMatchObject({ city: 'Bremen', place_en: 'Hall 12', summary_en: 'Bring a friend.' });
  },
);

test(
  'what is typed while a new event is being saved goes along to the event it becomes',
  onlyInFull,
  async ({ page }) => {
    const title = newTitle();
    const slug = title.toLowerCase().replace(' ', '-');
    await page.goto(`${EVENTS}/new`);
    const release = await holdSaving(page);
    await page.getByLabel('Title, English').fill(title);
    await page.getByLabel('Starts').fill('2027-05-04T18:00');
    await page.getByLabel('Ends').fill('2027-05-04T20:00');
    await page.keyboard.press('Control+s');
    await page.getByLabel('City').fill('Bremen');
    release();
    await expect(page).toHaveURL(new RegExp(`/event-desk/${slug}$`));
    await expect(page.getByLabel('City')).toHaveValue('Bremen');
    expect(await storedAt(slug)).toMatchObject({ title_en: title, city: null });
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect.poll(() => storedAt(slug)).toMatchObject({ title_en: title, city: 'Bremen' });
    await page.goto(`${EVENTS}/new`);
    await expect(page.getByLabel('Title, English')).toHaveValue('');
  },
);

test(
  'taking what somebody else wrote can be undone: what I typed comes back',
  onlyInFull,
  async ({ page }) => {
    const event = await planEvent();
    await page.goto(`${EVENTS}/${event.slug}`);
    await page.getByLabel('City').fill('Bremen');
    await onDatabase((sql) => sql`update public.events set city = 'Köln' where id = ${event.id}`);
    await page.getByRole('button', { name: 'Save changes' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Somebody else saved this event meanwhile' });
    await alert.getByRole('button', { name: 'Take theirs' }).click();
    await expect(page.getByLabel('City')).toHaveValue('Köln');
    await expect(alert).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('City')).toHaveValue('Bremen');
    await alert.getByRole('button', { name: 'Go on with mine' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page)).toContainText('is saved');
    expect(await storedAt(event.slug)).toMatchObject({ city: 'Bremen' });
  },
);
