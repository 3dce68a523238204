import { randomBytes } from 'node:crypto';
import { fullUnless, onlyInFull, sameOnPhoneInFull } from '../../src/full';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../../src/axe';
import { arrangeEvent, registrationOf } from '../../src/events';
import { asAdmin, createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { takeSeat } from '../../src/seats';
import { arrangeTeam } from '../../src/teamRows';
import { newTeamName, secondBrowser } from '../../src/teams';
import { expect, test } from '../../src/test';
import { speak, wordsIn, type Locale } from '../../src/words';

const button = (within: Locator | Page, name: string) => within.getByRole('button', { name, exact: true });
const notice = (page: Page, words: string) => page.getByText(words).first();

for (const locale of ['en', 'de'] as const satisfies readonly Locale[]) {
  test(
    `a place is reserved, waited for, offered, taken and given up, live in two browsers (${locale})`,
    fullUnless(locale === 'de'),
    async ({ page, browser }) => {
      const say = wordsIn(locale);
      const event = await arrangeEvent({ columns: { capacity_onsite: 1 } });
      const jonna = await createPerson();
      await speak(page, locale);
      await bringSession(page, jonna);
      await page.goto(`/connect/events?q=${event.title.slice(-8)}`);
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(notice(page, say('seat_left', { left: '1', total: '1' }))).toBeVisible();
      await button(page, say('seat_reserve_of', { title: event.title })).click();
      await expect(notice(page, say('seat_now_going', { title: event.title }))).toBeVisible();
      await expect(page.getByRole('article')).toContainText(say('seat_going'));
      await expect(page.getByRole('article')).toContainText(say('seat_full'));
      await expectNoViolations(page, 'a place in the list');

      const { page: other, person: ilka } = await secondBrowser(browser, page, 'Ilka');
      await speak(other, locale);
      await other.goto(`/connect/events/${event.slug}`);
      await expect(other.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
      await expect(other.getByText(say('seat_queue_first'))).toBeVisible();
      await button(other, say('seat_join')).click();
      await expect(other.getByText(say('seat_queue_position', { position: '1' })).first()).toBeVisible();
      await expectNoViolations(other, 'in the queue');

      await page.getByRole('link', { name: event.title }).click();
      // The list says it as well.
      await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
      await expect(page.getByText(say('seat_going'), { exact: true }).first()).toBeVisible();
      await expectNoViolations(page, 'a place on the page');
      await button(page, say('seat_give_up')).click();
      // While the pointer rests on it, the notification stays.
      await notice(page, say('seat_given_up', { title: event.title })).hover();
      await expect(other.getByText(say('seat_offered_detail'))).toBeVisible();
      await expectNoViolations(other, 'an offer');
      await button(other, say('seat_take')).click();
      await expect(other.getByText(say('seat_going'), { exact: true }).first()).toBeVisible();
      expect(await registrationOf(ilka.userId, event)).toMatchObject({ status: 'registered', position: 2 });

      // Taking it back: the seat is gone, the old ticket is before everybody else's.
      await button(page, say('undo')).click();
      await expect(page.getByText(say('seat_queue_position', { position: '1' })).first()).toBeVisible();
      expect(await registrationOf(jonna.userId, event)).toMatchObject({ status: 'waitlisted', position: 1 });
      await other.context().close();
    },
  );
}

test(
  'the keyboard stays where one is at work: in the list, and in the box of a seat',
  sameOnPhoneInFull,
  async ({ page }) => {
    const event = await arrangeEvent();
    await bringSession(page, await createPerson());
    await page.goto(`/connect/events?q=${event.title.slice(-8)}`);
    const row = page.getByRole('article');
    await button(page, `Reserve a place at ${event.title}`).focus();
    await page.keyboard.press('Enter');
    await expect(row.locator(':focus')).toHaveText('You’re going');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: event.title })).toBeFocused();
    await page.keyboard.press('Enter');

    const box = page.getByRole('group', { name: 'Your place' });
    await button(page, 'Give up place').focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Reserve')).toBeVisible();
    await expect(box).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Reserve')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box.getByText('You’re going', { exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(box.locator(':focus')).toHaveCount(1);
  },
);

test('the page of an event changes by itself when it begins', sameOnPhoneInFull, async ({ page }) => {
  await page.clock.install();
  const event = await arrangeEvent({ inHours: 10 / 60 });
  await bringSession(page, await createPerson());
  await page.goto(`/connect/events/${event.slug}`);
  await expect(button(page, 'Reserve')).toBeVisible();
  await page.clock.fastForward('10:00');
  await expect(page.getByText('It has begun. Ask at the door whether a place is free.')).toBeVisible();
  await expect(button(page, 'Reserve')).toHaveCount(0);
});

test(
  'of two notifications about one event the newer takes the place of the older',
  sameOnPhoneInFull,
  async ({ page }) => {
    const event = await arrangeEvent({ columns: { capacity_onsite: 1 } });
    await takeSeat(await createPerson(), event.slug, 'onsite');
    await bringSession(page, await createPerson());
    await page.goto(`/connect/events/${event.slug}`);
    const toasts = page.locator('[data-toast]');
    await button(page, 'Join waiting list').press('Enter');
    await expect(toasts).toContainText(`You are on the waiting list of ${event.title}`);
    // Under the pointer no time runs: what is gone by then was replaced.
    await toasts.hover();
    await button(page, 'Leave list').press('Enter');
    await expect(toasts.filter({ hasText: `You left the waiting list of ${event.title}` })).toBeVisible();
    expect(await toasts.count()).toBe(1);
    await expect(toasts.getByRole('button', { name: 'Undo' })).toHaveCount(1);
  },
);

test('what clashes is told before one reserves, on site or online', sameOnPhoneInFull, async ({ page }) => {
  const person = await createPerson();
  const first = await arrangeEvent({ inHours: 72 });
  const second = await arrangeEvent({
    inHours: 73,
    columns: { mode: 'hybrid', capacity_onsite: 10, capacity_online: 20 },
  });
  await bringSession(page, person);
  await page.goto(`/connect/events/${first.slug}`);
  await button(page, 'Reserve').click();
  await expect(page.getByText('You’re going', { exact: true }).first()).toBeVisible();

  await page.goto(`/connect/events?q=${second.title.slice(-8)}`);
  await page.getByRole('link', { name: `Reserve a place at ${second.title}` }).click();
  await expect(page).toHaveURL(new RegExp(`/connect/events/${second.slug}#seat$`));
  await expect(page.getByText('At the same time you have')).toContainText(first.title);
  await expect(page.getByRole('radio', { name: 'On site 10 of 10 places left' })).toBeChecked();
  await expectNoViolations(page, 'a choice of places');
  await page.getByRole('radio', { name: 'Online 20 of 20 places left' }).check({ force: true });
  await button(page, 'Reserve').click();
  await expect(notice(page, 'You’re going online')).toBeVisible();
  expect(await registrationOf(person.userId, second)).toMatchObject({ seat: 'online' });
  await button(page, 'Take part on site').click();
  await expect(notice(page, 'You’re going on site')).toBeVisible();
  expect(await registrationOf(person.userId, second)).toMatchObject({ seat: 'onsite', status: 'registered' });
});

test(
  'the list says that only the queue is left, once both kinds of seats are gone',
  onlyInFull,
  async ({ page }) => {
    const event = await arrangeEvent({
      columns: { mode: 'hybrid', capacity_onsite: 1, capacity_online: 1 },
    });
    await takeSeat(await createPerson(), event.slug, 'onsite');
    await bringSession(page, await createPerson());
    await page.goto(`/connect/events?q=${event.title.slice(-8)}`);
    const reserve = page.getByRole('link', { name: `Reserve a place at ${event.title}` });
    await expect(reserve).toBeVisible();
    await takeSeat(await createPerson(), event.slug, 'online');
    await page.reload();
    await expect(page.getByRole('link', { name: `Join waiting list of ${event.title}` })).toBeVisible();
    await expect(reserve).toHaveCount(0);
  },
);

test(
  'a team sees who goes, and which mandatory event it has forgotten',
  sameOnPhoneInFull,
  async ({ page }) => {
    // Sooner than the mandatory ones of other tests: three things stand first.
    const event = await arrangeEvent({ inHours: 26, columns: { mandatory: true } });
    const team = await arrangeTeam({ name: newTeamName(), others: 1 });
    await bringSession(page, team.captain);
    await page.goto('/connect');
    // The event may stand among the next ones, too.
    const alert = page
      .getByRole('listitem')
      .filter({ hasText: event.title })
      .filter({ hasText: `Nobody from ${team.name} is registered` });
    await expect(alert).toBeVisible();
    await expectNoViolations(page, 'a forgotten event on the dashboard');
    // Until its places are read, the row leads there twice.
    await alert.getByRole('link', { name: event.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
    await expect(page.getByText(`Nobody from ${team.name} is registered`)).toBeVisible();

    const ilka = await createPerson({ firstName: 'Ilka' });
    const [row] = await asAdmin<{ season_id: string }[]>(
      'GET',
      `/rest/v1/teams?id=eq.${team.id}&select=season_id`,
    );
    await asAdmin('POST', '/rest/v1/team_members', {
      ...{ team_id: team.id, user_id: ilka.userId, season_id: row?.season_id },
    });
    await takeSeat(ilka, event.slug, 'onsite');
    await page.reload();
    await expect(page.getByText('Ilka from your team')).toBeVisible();
    await expect(page.getByText(`Nobody from ${team.name}`)).toHaveCount(0);
    await button(page, 'Reserve').click();
    await expect(page.getByText('Ilka from your team too')).toBeVisible();
    // Without the pointer on it, its running time would be waited for.
    await page.locator('[data-toast]').hover();
    await expectNoViolations(page, 'with somebody of the team');
    await page.goto('/connect');
    const next = page.getByRole('listitem').filter({ hasText: event.title });
    await expect(next.filter({ hasText: /Going/ })).toBeVisible();
  },
);

test(
  'the list is narrowed by its address, and a way back leads through what was chosen',
  sameOnPhoneInFull,
  async ({ page }) => {
    const city = `Görlitz ${randomBytes(3).toString('hex')}`;
    const columns = { city, category: 'Info', mandatory: true };
    const event = await arrangeEvent({ columns });
    await bringSession(page, await createPerson());
    await page.goto('/connect/events');
    await page.getByLabel('City').selectOption(city);
    await expect(page).toHaveURL(/city=G%C3%B6rlitz/);
    await expect(page.getByRole('radio', { name: 'All 1' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Online 0' })).toBeVisible();
    await expect(page.getByLabel('Kind')).toBeHidden();
    await page.getByRole('button', { name: 'More filters' }).press('Enter');
    await page.getByLabel('Kind').selectOption('Info');
    await page.getByLabel('For every team').press('Space');
    await expect(page).toHaveURL(/category=Info.*mandatory=1/);
    await expect(page.getByRole('article').filter({ hasText: event.title })).toBeVisible();
    await page.getByText(/^Only mine/).click();
    await expect(page.getByText('You have no place at any of these')).toBeVisible();
    await expectNoViolations(page, 'nothing is mine');
    await page.goBack();
    await expect(page.getByRole('article').filter({ hasText: event.title })).toBeVisible();
    await page.getByText('Weeks', { exact: true }).click();
    await expect(page).toHaveURL(/view=week/);
    await expect(page.getByRole('list', { name: 'The eleven weeks' })).toContainText(event.title);
    await expectNoViolations(page, 'the plan of the weeks');
    await page.reload();
    await expect(page.getByRole('list', { name: 'The eleven weeks' })).toContainText(event.title);
  },
);

test(
  'between a tablet and a desktop the words of an event have room',
  sameOnPhoneInFull,
  async ({ page }) => {
    const event = await arrangeEvent({ columns: { capacity_onsite: 20, title_de: 'Moosabend' } });
    await bringSession(page, await createPerson());
    await speak(page, 'de');
    await page.goto(`/connect/events?q=${event.title.slice(-8)}`);
    const title = page.getByRole('article').getByRole('heading', { name: 'Moosabend' });
    for (const width of [1000, 1216, 1280, 1300]) {
      await page.setViewportSize({ width, height: 900 });
      expect((await title.boundingBox())?.width, `at ${width} px`).toBeGreaterThan(400);
    }
  },
);

test(
  'what was called off says so, what is over takes nobody, and drafts are nowhere',
  sameOnPhoneInFull,
  async ({ page }) => {
    const off = await arrangeEvent({
      columns: {
        status: 'cancelled',
        cancelled_at: new Date().toISOString(),
        cancel_message: 'The hall is flooded.',
      },
    });
    const over = await arrangeEvent({ inHours: -48 });
    const begun = await arrangeEvent({ inHours: -1 });
    const draft = await arrangeEvent({ columns: { status: 'draft' } });
    await bringSession(page, await createPerson());
    await page.goto(`/connect/events?when=past&q=${over.title.slice(-8)}`);
    await expect(page.getByRole('article')).toContainText(over.title);
    await expect(page.getByRole('article')).not.toContainText('left');
    for (const [event, words] of [
      [off, 'The hall is flooded.'],
      [over, 'This event is over.'],
      [begun, 'It has begun. Ask at the door whether a place is free.'],
      [draft, 'There is no such event'],
    ] as const) {
      await page.goto(`/connect/events/${event.slug}`);
      await expect(page.getByText(words)).toBeVisible();
      await expect(button(page, 'Reserve')).toHaveCount(0);
      await expect(page.getByText('Over', { exact: true })).toHaveCount(event === over ? 1 : 0);
    }
    await page.goto(`/connect/events?q=${off.title.slice(-8)}`);
    await expect(page.getByRole('article')).toContainText('Called off');
    await expectNoViolations(page, 'called off');
  },
);

test.describe('without a connection', () => {
  test.use({ expectedConsole: [/Failed to load resource|WebSocket/] });

  test('nothing is reserved, and it can be tried again', sameOnPhoneInFull, async ({ page }) => {
    const event = await arrangeEvent();
    const person = await createPerson();
    await bringSession(page, person);
    await page.goto(`/connect/events/${event.slug}`);
    await button(page, 'Reserve').waitFor();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await button(page, 'Reserve').click();
    await expect(notice(page, 'Your place was not reserved')).toBeVisible();
    // What a refusal reads again fails as well, and says so in a toast that moves this one.
    await expect(notice(page, 'Some of this did not load')).toBeVisible();
    await page.context().setOffline(false);
    // Of the toast: what was read again meanwhile may offer the same on the page.
    const refused = page.getByRole('listitem').filter({ hasText: 'Your place was not reserved' });
    await refused.getByRole('button', { name: 'Try again' }).click();
    await expect(notice(page, `You’re going to ${event.title}`)).toBeVisible();
    expect(await registrationOf(person.userId, event)).toMatchObject({ status: 'registered' });
  });
});
