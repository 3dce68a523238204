import { onPhoneInstead, sameOnPhoneInFull } from '../../src/full';
import { expectNoViolations } from '../../src/axe';
import { arrivals, openEvening, openStation, organiser, secondPage, stationOf } from '../../src/checkIn';
import { createPerson } from '../../src/people';
import { bringSession, forgetSession } from '../../src/session';
import { currentStack } from '../../src/stack';
import { expect, test } from '../../src/test';
import { speak, wordsIn } from '../../src/words';

// A cut network is what these tests are about.
test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|WebSocket/] });

const say = wordsIn('en');
const names = [
  'Ada Falk',
  'Ben Öz',
  'Cem Brandt',
  'Dora Zöllner',
  'Emil Ruh',
  'Fia Stein',
  'Gero Wald/waitlisted',
];

test(
  'two desks lose their network twice: everybody is in once, and each desk has told the truth',
  onPhoneInstead,
  async ({ page, browser }) => {
    // Two desks and three logins, on a phone beside three other tests.
    test.slow();
    const begunAt = Date.now();
    const evening = await openEvening(names);
    const [ada, ben, cem, dora, emil, fia, gero] = evening.guests;
    if (!ada || !ben || !cem || !dora || !emil || !fia || !gero) throw new Error('Guests are missing');
    const other = await secondPage(browser, page, currentStack().webUrl);
    const mara = await organiser(page, 'Mara');
    const north = await openStation(page, mara, evening, 'North door', say);
    const south = await openStation(other, await organiser(other, 'Ole'), evening, 'South door', say);

    await north.scan(ada);
    await expect(north.card).toHaveAttribute('data-outcome', 'let_in');
    await expect(north.card).toContainText('Ada Falk');
    await expect(north.page.getByText(say('check_in_waiting_none'))).toBeVisible();
    await south.scan(ada);
    await expect(south.card).toHaveAttribute('data-outcome', 'again');
    // Around midnight a time is said with its day.
    await expect(south.card).toContainText(/Already in since .*\d{2}:\d{2}.*At North door/);
    // Where the server is slow, the desk had let Ada in by itself and has corrected that.
    const corrected = await south.page.locator('[data-corrected]').count();

    // The first cut.
    await north.cut(true);
    await south.cut(true);
    await north.scan(ben);
    await expect(north.page.getByText(say('check_in_offline'), { exact: true })).toBeVisible();
    await north.scan(cem);
    await north.scan(ben);
    await expect(north.card).toContainText(/Already in since .*\d{2}:\d{2}.*At North door/);
    await south.scan(cem);
    await expect(south.card).toHaveAttribute('data-outcome', 'let_in');
    await south.scan(dora);
    await expect(north.page.getByText(say('check_in_waiting', { count: 2 }))).toBeVisible();
    await expect(south.page.getByText(say('check_in_waiting', { count: 2 }))).toBeVisible();
    await expectNoViolations(north.page, 'offline with unsent scans');
    await north.cut(false);
    await expect(north.page.getByText(say('check_in_waiting_none'))).toBeVisible();
    await south.cut(false);
    await expect(south.page.getByText(say('check_in_waiting_none'))).toBeVisible();
    await expect(south.page.getByText(say('check_in_corrected', { count: corrected + 1 }))).toBeVisible();
    await expect(south.page.getByText(/Already in since .*\d{2}:\d{2} at North door/).first()).toBeVisible();

    // Its scans have left before it has read the list: until then it calls itself offline from the first cut.
    await expect(north.page.getByText(say('check_in_online'), { exact: true })).toBeVisible();

    // The second cut; the laptop of one desk is closed over it, and its login ends.
    await north.cut(true);
    await south.cut(true);
    // A round that is under way would leave the next scan unsent for a while: what nobody tried to send is taken back in silence.
    await north.wake();
    await expect(north.page.getByText(say('check_in_offline'), { exact: true })).toBeVisible();
    await north.scan(emil);
    await north.page
      .getByRole('button', { name: say('check_in_undo'), exact: true })
      .first()
      .click();
    await expect(north.card).toHaveAttribute('data-outcome', 'taken_back');
    await north.scan(fia);
    await south.scan(fia);
    await south.scan(gero);
    await expect(south.card).toHaveAttribute('data-outcome', 'waiting');
    await south.card.getByRole('button', { name: say('check_in_let_in_anyway') }).click();
    await expect(south.card).toHaveAttribute('data-outcome', 'let_in');
    // A scan that was tried may have arrived: taking it back has to be told, too.
    await expect(north.page.getByText(say('check_in_waiting', { count: 2 }))).toBeVisible();
    await north.sleep();
    await forgetSession(north.page);
    await south.cut(false);
    await expect(south.page.getByText(say('check_in_waiting_none'))).toBeVisible();
    await north.cut(false);
    await north.page.goto(`/connect/admin/event-desk/${evening.slug}/check-in`);
    await expect(north.page).toHaveURL(/\/login/);
    await bringSession(north.page, mara);
    await north.page.goto(`/connect/admin/event-desk/${evening.slug}/check-in`);
    const back = stationOf(north.page, mara, say);
    await expect(back.page.getByText(say('check_in_waiting_none'))).toBeVisible();
    await expect(back.page.getByText(/Already in since .*\d{2}:\d{2} at South door/).first()).toBeVisible();

    const rows = await arrivals(evening.eventId);
    expect(rows.map(({ name, status, desk }) => `${name} ${status} ${desk}`)).toEqual([
      'Ada Falk attended North door',
      'Ben Öz attended North door',
      'Cem Brandt attended North door',
      'Dora Zöllner attended South door',
      'Emil Ruh registered null',
      'Fia Stein attended South door',
      'Gero Wald attended South door',
    ]);
    for (const { checked_in_at: at } of rows.filter(({ status }) => status === 'attended')) {
      expect(at?.getTime()).toBeGreaterThanOrEqual(begunAt);
      expect(at?.getTime()).toBeLessThanOrEqual(Date.now());
    }
  },
);

test(
  'a person is found by a part of the name, let in by keys, and taken back',
  sameOnPhoneInFull,
  async ({ page }) => {
    const evening = await openEvening(names);
    await speak(page, 'de');
    const sagt = wordsIn('de');
    const station = await openStation(page, await organiser(page, 'Mara'), evening, 'Haupteingang', sagt);
    await expect(page.getByText(sagt('check_in_inside', { inside: 0, expected: 6 }))).toBeVisible();
    await expectNoViolations(page, 'an open desk');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    const search = page.getByRole('combobox', { name: sagt('check_in_search') });
    await expect(search).toBeFocused();
    await page.keyboard.type('zoll');
    await expect(page.getByRole('option', { name: /Dora Zöllner/ })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(station.card).toContainText('Dora Zöllner');
    await expect(station.card).toHaveAttribute('data-outcome', 'let_in');
    await expect(page.locator('[data-spoken]')).toContainText(`${sagt('check_in_let_in')}. Dora Zöllner`);
    await expect(page.getByText(sagt('check_in_inside', { inside: 1, expected: 6 }))).toBeVisible();
    await expect(search).toBeFocused();

    // Two names begin so: nobody is let in before one of them is chosen.
    await page.keyboard.type('f');
    await expect(page.getByRole('option')).toHaveCount(2);
    await page.keyboard.press('Enter');
    await expect(station.card).toContainText('Dora Zöllner');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expectNoViolations(page, 'names that were found');
    await page.keyboard.press('Enter');
    await expect(station.card).toContainText('Fia Stein');

    await expect(page.getByText(sagt('check_in_waiting_none'))).toBeVisible();
    await page.getByRole('button', { name: sagt('check_in_undo_name', { name: 'Dora Zöllner' }) }).click();
    await expect(page.getByText(sagt('check_in_inside', { inside: 1, expected: 6 }))).toBeVisible();
    await expect(page.getByText(sagt('check_in_waiting_none'))).toBeVisible();
    const attended = (await arrivals(evening.eventId)).filter(({ status }) => status === 'attended');
    expect(attended.map(({ name, desk }) => `${name}, ${desk}`)).toEqual(['Fia Stein, Haupteingang']);
  },
);

test(
  'a code of another event, of nobody and of another kind are told apart',
  sameOnPhoneInFull,
  async ({ page }) => {
    const [evening, elsewhere] = [await openEvening(['Ada Falk/cancelled']), await openEvening(['Ben Öz'])];
    const station = await openStation(page, await organiser(page, 'Mara'), evening, 'Door 1', say);
    for (const guest of elsewhere.guests) await station.scan(guest);
    await expect(station.card).toHaveAttribute('data-outcome', 'other_event');
    await expect(station.card).toContainText(elsewhere.title);
    await station.scan({ code: 'GROW:00000000-0000-4000-8000-000000000000' });
    await expect(station.card).toHaveAttribute('data-outcome', 'unknown');
    await station.scan({ code: 'https://example.org/menu' });
    await expect(station.card).toHaveAttribute('data-outcome', 'foreign');
    await expectNoViolations(page, 'a code that is none of ours');
    for (const guest of evening.guests) await station.scan(guest);
    await expect(station.card).toHaveAttribute('data-outcome', 'cancelled');
    await expectNoViolations(page, 'somebody who cancelled');
    await station.card.getByRole('button', { name: say('check_in_let_in_anyway') }).click();
    await expect(station.card).toHaveAttribute('data-outcome', 'let_in');
    await expect(page.getByText(say('check_in_waiting_none'))).toBeVisible();
    expect((await arrivals(evening.eventId))[0]).toMatchObject({ status: 'attended', desk: 'Door 1' });
  },
);

test(
  'an event without guests, one that was called off and one that is not say so',
  sameOnPhoneInFull,
  async ({ page }) => {
    await organiser(page, 'Mara');
    const [empty, off] = [await openEvening([]), await openEvening([], 'cancelled')];
    await page.goto(`/connect/admin/event-desk/${empty.slug}/check-in`);
    await expect(page.getByText(say('check_in_nobody_registered'), { exact: true })).toBeVisible();
    await page.goto(`/connect/admin/event-desk/${off.slug}/check-in`);
    await expect(page.getByText(say('check_in_event_cancelled'))).toBeVisible();
    await page.goto('/connect/admin/event-desk/no-such-evening/check-in');
    await expect(page.getByText(say('check_in_missing'))).toBeVisible();
    await expectNoViolations(page, 'no such event');
  },
);

test('only organisers open the check-in', sameOnPhoneInFull, async ({ page }) => {
  const { slug } = await openEvening(['Ada Falk']);
  await bringSession(page, await createPerson());
  await page.goto(`/connect/admin/event-desk/${slug}/check-in`);
  await expect(page.getByText(say('denied_title'))).toBeVisible();
  await expect(page.getByText('Ada Falk')).toHaveCount(0);
});
