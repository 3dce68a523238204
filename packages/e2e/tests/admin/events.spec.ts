import type { Page } from '@playwright/test';
import { onlyInFull, sameOnPhoneInFull } from '../../src/full';
import { expectNoViolations } from '../../src/axe';
import { onDatabase } from '../../src/database';
import { newTitle, planEvent, registerAll, type PlannedEvent } from '../../src/adminEvents';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { speak, wordsIn } from '../../src/words';

const EVENTS = '/connect/admin/event-desk';
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const find = (page: Page, { title }: Pick<PlannedEvent, 'title'>) =>
  page.goto(`${EVENTS}?when=all&q=${encodeURIComponent(title)}`);
const storedAt = async (slug: string) =>
  (await onDatabase((sql) => sql`select * from public.events where slug = ${slug}`))[0];

async function choose(page: Page, title: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** A time on the wall in Berlin, some days from now. */
const wall = (days: number, time: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;

// What the database refuses, and what a visitor of an event that is gone is told.
test.use({ expectedConsole: [/status of (400|406|409)/] });

test.beforeEach(async ({ page }) => {
  await bringSession(page, await createPerson({ role: 'ORGA' }));
});

test('an organiser plans an event: nothing typed is lost, and once published everybody finds it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const title = newTitle();
  const slug = title.toLowerCase().replace(' ', '-');
  await page.goto(EVENTS);
  await page.getByRole('link', { name: 'New event' }).click();
  await page.getByRole('button', { name: 'Publish event' }).click();
  await expect(page.getByLabel('Title, English')).toBeFocused();
  await page.keyboard.type(title);
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(slug);
  await page.getByLabel('Address', { exact: true }).fill('teams');
  await expect(page.getByText('The site itself uses this word.')).toBeVisible();
  await page.getByLabel('Address', { exact: true }).fill('');
  await page.getByLabel('Starts').fill('2027-03-28T02:30');
  await expect(page.getByText('The clock skips this hour that night.')).toBeVisible();
  await page.getByLabel('Starts').fill(wall(10, '18:00'));
  await page.getByLabel('Ends').fill(wall(10, '17:00'));
  await expect(page.getByText('The end has to come after the start.')).toBeVisible();
  await page.getByLabel('Ends').fill(wall(10, '20:00'));
  await page.getByLabel('About the event, English').fill('Bring **two** slides <script>alert(1)</script>');
  await expect(page.locator('[data-markdown] strong')).toHaveText('two');
  await expect(page.locator('[data-markdown] script')).toHaveCount(0);
  await page.getByLabel('Title, German').fill('Abend der Folien');
  await page.getByLabel('Schedule, German').fill('18:00 Einlass\nPizza');
  await expect(page.getByText('Line 2: begin with a time such as 18:00, then a title.')).toBeVisible();
  await page.getByLabel('Schedule, German').fill('18.00 Einlass | Zehn Minuten');
  await page.getByLabel('Places on site').fill('40');
  await page.getByLabel('Who sees it').selectOption('members');
  await expectNoViolations(page, 'the form of an event');

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Title, English')).toHaveValue(title);
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-toast]')).toContainText(`${title} is saved`);
  await expect(page).toHaveURL(new RegExp(`/event-desk/${slug}$`));
  // The address changes before the form of a new event, which has that button too, makes room.
  await expect(page.getByRole('button', { name: `Actions for ${title}` })).toBeVisible();
  expect(await storedAt(slug)).toMatchObject({ status: 'draft', capacity_onsite: 40 });
  await page.getByRole('button', { name: 'Publish event' }).click();
  await expect(page.locator('[data-toast]').last()).toContainText(`${title} is published`);
  expect(await storedAt(slug)).toMatchObject({
    status: 'published',
    title_en: title,
    title_de: 'Abend der Folien',
    agenda_de: '18:00 Einlass | Zehn Minuten',
  });

  await page.goto(`/connect/events?q=${encodeURIComponent(title)}`);
  await expect(page.getByText(title)).toBeVisible();
  await page.goto(`${EVENTS}/new`);
  await expect(page.getByLabel('Title, English')).toHaveValue('');
});

test(
  'an organiser duplicates an event and deletes the copy, which comes back by undo',
  sameOnPhoneInFull,
  async ({ page }) => {
    const event = await planEvent({ seats: 12 });
    await find(page, event);
    await choose(page, event.title, 'Duplicate');
    await expect(page).toHaveURL(new RegExp(`${event.slug}-2$`));
    await expect(page.getByLabel('Title, English')).toHaveValue(event.title);
    const [first, copy] = [await storedAt(event.slug), await storedAt(`${event.slug}-2`)];
    expect(copy).toMatchObject({ status: 'draft', capacity_onsite: 12, title_en: event.title });
    const later = (copy?.['starts_at'] as Date).getTime() - (first?.['starts_at'] as Date).getTime();
    expect(Math.abs(later - 7 * 86_400_000)).toBeLessThanOrEqual(3_600_000);
    await choose(page, event.title, 'Delete draft');
    await expect(page).toHaveURL(/event-desk$/);
    expect(await storedAt(`${event.slug}-2`)).toBeUndefined();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('[data-toast]').last()).toContainText(`${event.title} is back`);
    expect(await storedAt(`${event.slug}-2`)).toMatchObject({ status: 'draft' });
  },
);

test(
  'two organisers edit one event: the second is told, loses nothing, and writes over nothing unasked',
  sameOnPhoneInFull,
  async ({ page, browser }) => {
    const event = await planEvent();
    const second = await browser.newContext({ viewport: page.viewportSize() });
    const other = await second.newPage();
    await bringSession(other, await createPerson({ role: 'ORGA' }));
    await page.goto(`${EVENTS}/${event.slug}`);
    await other.goto(page.url());
    await page.getByLabel('City').fill('Bremen');
    await other.getByLabel('In a sentence, English').fill('They were first.');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(other.locator('[data-toast]')).toContainText('is saved');
    await second.close();

    await page.getByRole('button', { name: 'Save changes' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Somebody else saved this event meanwhile' });
    await expect(alert).toContainText('City');
    await expect(page.getByLabel('City')).toHaveValue('Bremen');
    await expect(page.getByLabel('In a sentence, English')).toHaveValue('They were first.');
    expect(await storedAt(event.slug)).toMatchObject({ city: null, summary_en: 'They were first.' });
    await expectNoViolations(page, 'two who edit one event');
    await alert.getByRole('button', { name: 'Go on with mine' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.locator('[data-toast]')).toContainText('is saved');
    expect(await storedAt(event.slug)).toMatchObject({ city: 'Bremen', summary_en: 'They were first.' });
  },
);

test(
  'fewer seats than are taken are refused with the number, more are offered at once',
  sameOnPhoneInFull,
  async ({ page }) => {
    const event = await planEvent({ seats: 2 });
    await registerAll(event, [await createPerson(), await createPerson(), await createPerson()]);
    await page.goto(`${EVENTS}/${event.slug}`);
    await expect(page.getByText('Places taken: 2 of 2, 1 waiting')).toBeVisible();
    await page.getByLabel('Places on site').fill('1');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('2 places are taken. Nobody loses a place: write 2 or more.')).toBeVisible();
    await expect(page.getByLabel('Places on site')).toBeFocused();
    await page.getByLabel('Places on site').fill('3');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.locator('[data-toast]')).toContainText('1 person who waited has an offer now.');
    await expect(page.getByText('Places taken: 3 of 3')).toBeVisible();
    const other = await planEvent();
    await page.getByLabel('Address', { exact: true }).fill(other.slug);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Another event has this address.')).toBeVisible();
  },
);

test(
  'an organiser calls an event off: first a mail to themselves, then to exactly those who count on it',
  sameOnPhoneInFull,
  async ({ page }) => {
    const event = await planEvent({ seats: 1 });
    const people = [await createPerson(), await createPerson()];
    await registerAll(event, people);
    await find(page, event);
    await choose(page, event.title, 'Call off');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('2 people are told');
    await dialog.getByRole('button', { name: 'Call off' }).click();
    await expect(dialog).toContainText('Say why in a sentence.');
    await dialog.getByLabel('What you tell them').fill('The hall has no power.');
    await expectNoViolations(page, 'calling an event off');
    await dialog.getByRole('button', { name: 'Send a test to me' }).click();
    await expect(page.locator('[data-toast]')).toContainText('The mail is on its way to you');
    const mails = () =>
      onDatabase(
        (sql) => sql<{ recipient: string; message: string; test: boolean }[]>`
        select recipient, details ->> 'message' as message, details ? 'is_test' as test
        from private.outbox where kind = 'event_cancelled' and details ->> 'event_id' = ${event.id}`,
      );
    expect(await mails()).toMatchObject([{ message: 'The hall has no power.', test: true }]);
    expect(await storedAt(event.slug)).toMatchObject({ status: 'published' });

    await dialog.getByRole('button', { name: 'Call off' }).click();
    await expect(page.locator('[data-toast]').last()).toContainText('People told: 2');
    await expect(row(page, event.title)).toContainText('Called off');
    const sent = (await mails()).filter(({ test: isTest }) => !isTest);
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(people.map(({ email }) => email).sort());
    await page.getByRole('link', { name: event.title }).click();
    await expect(page.getByText('The hall has no power.')).toBeVisible();
    await expect(page.getByLabel('Title, English')).toHaveCount(0);
  },
);

test(
  'calling off has an address: Back closes it, and what cannot be called off says why',
  sameOnPhoneInFull,
  async ({ page }) => {
    const [event, over] = [await planEvent(), await planEvent({ days: -3 })];
    await page.goto(`${EVENTS}/${event.slug}`);
    await choose(page, event.title, 'Call off');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`Call off ${event.title}?`);
    await expect(page).toHaveURL(/dialog=cancel/);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await page.goto(`${EVENTS}?dialog=cancel&event=${over.slug}`);
    await expect(dialog).toContainText(`${over.title} cannot be called off`);
    await expectNoViolations(page, 'what cannot be called off');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/event-desk$/);
  },
);

test(
  'a keyboard is enough, drafts are published and taken back, and filters stand in the address',
  sameOnPhoneInFull,
  async ({ page }) => {
    const event = await planEvent({ status: 'draft' });
    await page.goto(EVENTS);
    await page.getByRole('searchbox', { name: 'Search events' }).focus();
    await page.keyboard.type(event.title);
    await expect(page).toHaveURL(/q=Evening/);
    const menu = page.getByRole('button', { name: `Actions for ${event.title}` });
    await expect(page.getByText('1 event', { exact: true })).toBeVisible();
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(row(page, event.title)).toContainText('Published');
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect(row(page, event.title)).toContainText('Draft');
    await page.getByLabel('Status').selectOption('cancelled');
    await expect(page.getByText('No event matches this')).toBeVisible();
    await expect(page).toHaveURL(/status=cancelled/);
    await page.goBack();
    await expect(row(page, event.title)).toBeVisible();
  },
);

test('the admin events speak German', onlyInFull, async ({ page }) => {
  const say = wordsIn('de');
  await speak(page, 'de');
  const event = await planEvent({ seats: 3 });
  await registerAll(event, [await createPerson()]);
  await find(page, event);
  await expect(row(page, event.title)).toContainText(say('admin_event_taken_of', { taken: 1, capacity: 3 }));
  await expectNoViolations(page, 'the list of events in German');
  await page.getByRole('link', { name: event.title }).click();
  await expect(page.getByLabel(say('admin_event_capacity_onsite'))).toHaveValue('3');
  await expectNoViolations(page, 'the form of an event in German');
});
