import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sameOnPhoneInFull } from '../../src/full';
import { expectNoViolations } from '../../src/axe';
import { planEvent, registerAll } from '../../src/adminEvents';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test(
  'an organiser sees who comes, takes them along as a file no spreadsheet runs, and closes attendance',
  sameOnPhoneInFull,
  async ({ page }) => {
    await bringSession(page, await createPerson({ role: 'ORGA' }));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const event = await planEvent({ seats: 2, days: -3 });
    const people = [
      await createPerson({ firstName: '=Änne', lastName: 'Öst; Nord' }),
      await createPerson({ firstName: 'Bo', lastName: 'Zander' }),
      await createPerson({ firstName: 'Carl', lastName: 'Watt' }),
    ];
    await registerAll(event, people);
    await page.goto(`/connect/admin/event-desk/${event.slug}`);
    await page.getByRole('link', { name: 'Who comes' }).click();
    await expect(page.getByText('3 people', { exact: true })).toBeVisible();
    await expectNoViolations(page, 'who comes to an event');
    await page.getByRole('searchbox', { name: 'Search people' }).fill('anne OST');
    await expect(page.getByText('1 person', { exact: true })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search people' }).fill('');
    await page.getByLabel('Status').selectOption('waitlisted');
    await expect(row(page, 'Carl Watt')).toContainText('Waiting');

    const asked = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    const download = await asked;
    expect(download.suggestedFilename()).toBe(`grow-${event.slug}.csv`);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const lines = text.slice(1).trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^Ticket;First name;Last name;Team;Place;Status;/);
    expect(lines[1]).toMatch(/^1;'=Änne;"Öst; Nord";;On site;Registered;/);

    await page.getByRole('button', { name: 'Close attendance' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('2 registered people were not let in.');
    await dialog.getByRole('button', { name: 'Close attendance' }).click();
    await expect(page.locator('[data-toast]')).toContainText('Absent: 2');
    await page.getByLabel('Status').selectOption('no_show');
    await expect(row(page, 'Bo Zander')).toContainText('Did not come');
  },
);

test('a file that nobody waits for any more is stopped in silence', sameOnPhoneInFull, async ({ page }) => {
  await bringSession(page, await createPerson({ role: 'ORGA' }));
  const event = await planEvent({ days: -3 });
  await page.goto(`/connect/admin/event-desk/${event.slug}/attendees`);
  await expect(page.getByRole('button', { name: 'Close attendance' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route('**/rpc/list_attendees**', () => new Promise(() => {}));
  const asked = page.waitForRequest('**/rpc/list_attendees**');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  // What is left before it is asked for is asked for by nobody.
  await asked;
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes('list_attendees'));
  await page.getByRole('link', { name: 'Back to the event' }).click();
  await stopped;
  await expect(page.getByLabel('Title, English')).toHaveValue(event.title);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});
