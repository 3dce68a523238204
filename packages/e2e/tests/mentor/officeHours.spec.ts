// A mentor offers an afternoon, their team books and says what it wants to decide, and what was agreed comes back as something to do.
import { expectNoViolations } from '../../src/axe';
import { onlyInFull, sameOnPhoneInFull } from '../../src/full';
import { button, check, region } from '../../src/keyboard';
import { arrangeMentor } from '../../src/mentors';
import { arrangeMeeting, arrangeSlot, berlinTime, noonIn, passMeeting } from '../../src/officeHours';
import { asAdmin, createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { arrangeTeam } from '../../src/teamRows';
import { newTeamName } from '../../src/teams';
import { expect, test } from '../../src/test';
import { expectNotified } from '../../src/toasts';
import { speak } from '../../src/words';

const tomorrow = () => noonIn(1).toISOString().slice(0, 10);

test('an afternoon is offered, booked, met and written about', onlyInFull, async ({ page, browser }) => {
  const team = await arrangeTeam({ name: newTeamName() });
  const mentor = await arrangeMentor(team);
  await bringSession(page, mentor);
  await page.goto('/connect/office_hours');
  await button(page, 'Add office hours').click();
  const drawer = page.getByRole('dialog');
  await check(drawer, 'radio', 'Once');
  await drawer.getByLabel('Day', { exact: true }).fill(tomorrow());
  await drawer.getByLabel('From').fill('16:30');
  await drawer.getByLabel('To', { exact: true }).fill('17:20');
  await expect(drawer).toContainText(
    '2 slots, 10 minutes left over. End at 17:10 or 17:30 and nothing is left.',
  );
  await drawer.getByLabel('Link to the call').fill('https://video.grow.example/henrike');
  await button(drawer, 'Add 2 slots').click();
  await expectNotified(page, 'Office hours are added');
  await expect(region(page, 'Your rules')).toContainText('16:30–17:20, 2 slots of 20 minutes');

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'en-GB' });
  const captain = await context.newPage();
  await bringSession(captain, team.captain);
  await captain.goto('/connect/team/office-hours');
  await expectNoViolations(captain, 'the office hours of a team');
  await button(captain, 'Book an office hour').click();
  const dialog = captain.getByRole('dialog');
  await dialog.getByRole('radio', { name: '16:50' }).press('Space');
  await dialog.getByLabel('What do you want to decide?').fill('Farmers or dairies?');
  await button(dialog, /^Book .*, 16:50$/).click();
  await expectNotified(captain, /^Booked: .*, 16:50/);
  await expect(region(captain, 'Booked')).toContainText('“Farmers or dairies?”');
  await expect(region(captain, 'Booked').getByRole('link', { name: 'Open call' })).toHaveAttribute(
    'href',
    'https://video.grow.example/henrike',
  );

  const [booking] = await asAdmin<{ id: string; slot_id: string }[]>(
    'GET',
    `/rest/v1/office_hour_bookings?team_id=eq.${team.id}&select=id,slot_id`,
  );
  await passMeeting(booking?.id ?? '', booking?.slot_id ?? '');
  await page.reload();
  await button(region(page, 'Notes to write'), `Write note, ${team.name}`).click();
  const note = page.getByRole('dialog');
  await note.getByLabel('What you agreed').fill('Dairies. Phone four of them.');
  await button(note, 'Phone four of them.').click();
  await note.getByLabel('Private note').fill('They are tired');
  await button(note, 'Keep note').click();
  await expectNotified(page, 'The note is kept');

  await captain.reload();
  await expect(region(captain, 'Held')).toContainText('Dairies. Phone four of them.');
  await expect(region(captain, 'Held')).toContainText('Advice 0 of 1 done');
  await expect(captain.getByRole('main')).not.toContainText('They are tired');
  await captain.goto('/connect/team');
  await expect(region(captain, 'To do')).toContainText('Phone four of them');
  await context.close();
});

test.describe('a refusal', () => {
  // Asked for and refused, with the reason.
  test.use({ expectedConsole: [/status of 400/] });

  test('a time that was just taken says so, and the question stays', sameOnPhoneInFull, async ({ page }) => {
    const [team, other] = [
      await arrangeTeam({ name: newTeamName() }),
      await arrangeTeam({ name: newTeamName() }),
    ];
    const mentor = await createPerson({ role: 'MENTOR', firstName: 'Amira', lastName: newTeamName() });
    const slot = await arrangeSlot(mentor, noonIn(2), { audience: 'all' });
    await bringSession(page, team.captain);
    // Once the socket stands the times are read again, and this one would be offered no longer.
    await page.routeWebSocket(/\/realtime\//, () => undefined);
    await page.goto(`/connect/team/office-hours?book=${slot.id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What do you want to decide?').fill('Who calls first?');
    await arrangeMeeting(other, mentor, slot);
    const time = berlinTime(slot.startsAt);
    await button(dialog, new RegExp(`^Book .*, ${time}$`)).click();
    await expect(dialog).toContainText(`${time} was just taken. Your question is still here.`);
    await expect(dialog.getByLabel('What do you want to decide?')).toHaveValue('Who calls first?');
    // It is still there when the dialog is opened again.
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(dialog).toHaveCount(0);
    await button(page, 'Book an office hour').click();
    await expect(dialog.getByLabel('What do you want to decide?')).toHaveValue('Who calls first?');
  });
});

test('the week is worked on by keyboard alone', sameOnPhoneInFull, async ({ page }) => {
  // A phone has days instead of a table.
  await page.setViewportSize({ width: 1440, height: 900 });
  const mentor = await createPerson({ role: 'MENTOR' });
  const monday = new Date(noonIn(8));
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  const tuesday = new Date(monday.getTime() + 86_400_000);
  await arrangeSlot(mentor, monday);
  await arrangeSlot(mentor, tuesday);
  await bringSession(page, mentor);
  await page.goto(`/connect/office_hours?week=${monday.toISOString().slice(0, 10)}`);
  const grid = page.getByRole('grid');
  const slots = grid.getByRole('button', { name: /Free/ });
  await slots.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(slots.nth(1)).toBeFocused();
  await page.keyboard.press('b');
  await expect(grid.getByRole('button', { name: /Blocked/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(grid.getByRole('button', { name: /^Add a slot, Wednesday/ })).toBeFocused();
  await page.keyboard.press(']');
  await expect(page.getByRole('heading', { name: 'No slots in this week' })).toBeVisible();
  await page.keyboard.press('[');
  await expect(grid.getByRole('button', { name: /Blocked/ })).toBeVisible();
});

test('the same in German', onlyInFull, async ({ page }) => {
  const team = await arrangeTeam({ name: newTeamName() });
  const mentor = await arrangeMentor(team);
  const slot = await arrangeSlot(mentor, noonIn(1));
  await arrangeMeeting(team, mentor, slot, 'Höfe oder Molkereien?');
  await arrangeSlot(mentor, new Date(slot.endsAt.getTime() + 20 * 60_000));
  await bringSession(page, mentor);
  await speak(page, 'de');
  await page.goto('/connect/office_hours');
  await expect(page.getByRole('heading', { level: 1, name: 'Sprechstunden' })).toBeVisible();
  await expectNoViolations(page, 'the office hours of a mentor');
  await bringSession(page, team.captain);
  await speak(page, 'de');
  await page.goto('/connect/team/office-hours');
  const booked = region(page, 'Gebucht');
  await expect(booked).toContainText('„Höfe oder Molkereien?“');
  await button(booked, 'Verschieben oder absagen').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').last().press('Space');
  await button(dialog, 'Verschieben').click();
  await expectNotified(page, /^Verschoben auf /);
  await button(booked, 'Verschieben oder absagen').click();
  await button(dialog, 'Gespräch absagen').click();
  await dialog.getByLabel('Ein Wort dazu').fill('Wir sind krank');
  await button(dialog, 'Gespräch absagen').click();
  await expectNotified(page, 'Das Gespräch ist abgesagt');
  await expect(booked).toContainText('Nichts ist gebucht.');
});
