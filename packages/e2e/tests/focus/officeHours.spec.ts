// After each change of office hours and of a meeting, the focus is where one goes on.
import { after } from '../../src/focusSteps';
import { sameOnPhoneInFull } from '../../src/full';
import { button, check, choose, heading, press, region } from '../../src/keyboard';
import { arrangeMentor } from '../../src/mentors';
import { arrangeMeeting, arrangeSlot, noonIn, passMeeting } from '../../src/officeHours';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { arrangeTeam } from '../../src/teamRows';
import { newTeamName } from '../../src/teams';
import { expect, test } from '../../src/test';
import { expectNotified } from '../../src/toasts';

test('a mentor adds, changes and ends what comes back', sameOnPhoneInFull, async ({ page }) => {
  await bringSession(page, await createPerson({ role: 'MENTOR' }));
  await page.goto('/connect/office_hours');
  const dialog = page.getByRole('dialog');
  const rules = region(page, 'Your rules');
  await after('officeHourMutations.addSeries', async () => {
    await press(page, 'Add office hours');
    await check(dialog, 'radio', 'Thursday');
    await press(dialog, /^Add \d+ slots?$/);
    await expectNotified(page, 'Office hours are added');
    await expect(button(page, 'Add office hours')).toBeFocused();
  });
  await after('officeHourMutations.changeSeries', async () => {
    await choose(page, 'Actions for Every Thursday', 'Change office hours');
    await dialog.getByLabel('To', { exact: true }).fill('17:10');
    await press(dialog, 'Save office hours');
    await expectNotified(page, 'Office hours are changed');
    await expect(button(rules, 'Actions for Every Thursday')).toBeFocused();
  });
  await after('officeHourMutations.endSeries', async () => {
    await choose(page, 'Actions for Every Thursday', 'End office hours');
    await expectNotified(page, 'Office hours are ended');
    await expect(rules.getByRole('group', { name: 'Your rules' })).toBeFocused();
  });
});

test('a mentor works in the week, slot by slot', sameOnPhoneInFull, async ({ page }) => {
  // A phone has days instead of a table.
  await page.setViewportSize({ width: 1440, height: 900 });
  const mentor = await createPerson({ role: 'MENTOR' });
  const monday = new Date(noonIn(8));
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  await arrangeSlot(mentor, monday);
  await bringSession(page, mentor);
  await page.goto(`/connect/office_hours?week=${monday.toISOString().slice(0, 10)}`);
  const grid = page.getByRole('grid');
  const dialog = page.getByRole('dialog');
  const tuesday = grid.locator('[data-cell="0:1"]');
  await after('officeHourMutations.addSlot', async () => {
    await grid.getByRole('button', { name: /^Add a slot, Tuesday/ }).press('Enter');
    await press(dialog, 'Add slot');
    await expectNotified(page, 'The slot is added');
    await expect(tuesday).toContainText('Free');
    await expect(tuesday).toBeFocused();
  });
  await after('officeHourMutations.blockSlot', async () => {
    await tuesday.press('b');
    // The week shows it before it is kept.
    await expectNotified(page, 'The slot is blocked');
    await expect(tuesday).toContainText('Blocked');
    await expect(tuesday).toBeFocused();
  });
  await after('officeHourMutations.unblockSlot', async () => {
    await tuesday.press('Enter');
    await press(dialog, 'Offer slot again');
    await expectNotified(page, 'The slot is free');
    await expect(tuesday).toContainText('Free');
    await expect(tuesday).toBeFocused();
  });
  await after('officeHourMutations.changeSlot', async () => {
    await tuesday.press('Enter');
    await press(dialog, 'Change slot');
    await check(dialog, 'radio', 'Open to all');
    await press(dialog, 'Save slot');
    await expect(tuesday).toContainText('Open to all');
    await expect(tuesday).toBeFocused();
  });
  await after('officeHourMutations.moveSlot', async () => {
    await tuesday.press('Enter');
    await press(dialog, 'Move');
    await dialog.getByLabel('Length').selectOption('30');
    await press(dialog, 'Move');
    await expectNotified(page, /^The slot is now /);
    await expect(tuesday).toBeFocused();
  });
  await after('officeHourMutations.removeSlot', async () => {
    await tuesday.press('Enter');
    await press(dialog, 'Remove slot');
    await expectNotified(page, 'The slot is removed');
    await expect(grid.getByRole('button', { name: /^Add a slot, Tuesday/ })).toBeFocused();
  });
});

test('a team books, says what it is about, moves and cancels', sameOnPhoneInFull, async ({ page }) => {
  const team = await arrangeTeam({ name: newTeamName() });
  const mentor = await arrangeMentor(team);
  const slot = await arrangeSlot(mentor, noonIn(1));
  await arrangeSlot(mentor, slot.endsAt);
  await bringSession(page, team.captain);
  await page.goto('/connect/team/office-hours');
  const dialog = page.getByRole('dialog');
  const booked = region(page, 'Booked');
  await after('officeHourMutations.book', async () => {
    await press(page, 'Book an office hour');
    await dialog
      .getByRole('radio', { name: /\d\d:\d\d/ })
      .first()
      .press('Space');
    await press(dialog, /^Book .*, \d\d:\d\d$/);
    await expectNotified(page, /^Booked: /);
    await expect(button(page, 'Book an office hour')).toBeFocused();
  });
  await after('officeHourMutations.changeAgenda', async () => {
    await press(booked, 'Say what it is about');
    await dialog.getByLabel('What do you want to decide?').fill('Farmers or dairies?');
    await press(dialog, 'Save question');
    await expect(button(booked, 'Change question')).toBeFocused();
  });
  await after('officeHourMutations.move', async () => {
    await press(booked, 'Move or cancel');
    await dialog.getByRole('radio').last().press('Space');
    await press(dialog, 'Move');
    await expectNotified(page, /^Moved to /);
    await expect(button(booked, 'Move or cancel')).toBeFocused();
  });
  await after('officeHourMutations.cancel', async () => {
    await press(booked, 'Move or cancel');
    await press(dialog, 'Cancel meeting');
    await press(dialog, 'Cancel meeting');
    await expectNotified(page, 'The meeting is cancelled');
    await expect(booked).toContainText('Nothing is booked.');
    await expect(heading(booked, 'Booked')).toBeFocused();
  });
});

test('a mentor writes down what was agreed', sameOnPhoneInFull, async ({ page }) => {
  const team = await arrangeTeam({ name: newTeamName() });
  const mentor = await arrangeMentor(team);
  const slot = await arrangeSlot(mentor, noonIn(1));
  await passMeeting(await arrangeMeeting(team, mentor, slot), slot.id);
  await bringSession(page, mentor);
  await page.goto('/connect/office_hours');
  const notes = region(page, 'Notes to write');
  const dialog = page.getByRole('dialog');
  await after('officeHourMutations.settle', async () => {
    await press(notes, `Write note, ${team.name}`);
    await dialog.getByLabel('What you agreed').fill('Ask ten.');
    await press(dialog, 'Keep note');
    await expectNotified(page, 'The note is kept');
    await expect(notes).toContainText('Every meeting has its note.');
    await expect(heading(notes, 'Notes to write')).toBeFocused();
  });
});
