// What a team's office hours say where there is nothing to book, what stands in the way, and what becomes of a meeting.
import { expectNoViolations } from '../../src/axe';
import { arrangeEvent } from '../../src/events';
import { onlyInFull, sameOnPhoneInFull } from '../../src/full';
import { button, check, region } from '../../src/keyboard';
import { arrangeMentor } from '../../src/mentors';
import { nextThings } from '../../src/nextThings';
import { arrangeMeeting, arrangeSlot, berlinTime, noonIn, passMeeting } from '../../src/officeHours';
import { asAdmin, createPerson } from '../../src/people';
import { takeSeat } from '../../src/seats';
import { bringSession } from '../../src/session';
import { arrangeTeam } from '../../src/teamRows';
import { newTeamName } from '../../src/teams';
import { expect, test } from '../../src/test';
import { expectNotified } from '../../src/toasts';
import { speak } from '../../src/words';

const inMinutes = (count: number) => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + count * 60_000);

test(
  'a team without a mentor, and one whose mentor offers nothing, read what they can do',
  onlyInFull,
  async ({ page }) => {
    const team = await arrangeTeam({ name: newTeamName() });
    const guest = await createPerson({ role: 'MENTOR', firstName: 'Amira', lastName: newTeamName() });
    await arrangeSlot(guest, noonIn(2), { audience: 'all' });
    await bringSession(page, team.captain);
    await page.goto('/connect/team/office-hours');
    const own = region(page, 'Your mentor');
    await expect(own).toContainText('Nobody looks after your team yet.');
    await expect(own).toContainText('Meanwhile you can meet those who are open to all');
    await expect(own.getByRole('link')).toHaveAttribute('href', /^mailto:/);
    await expect(region(page, 'Open to all')).toContainText('Amira');
    await expectNoViolations(page, 'the office hours of a team without a mentor');

    const mentor = await arrangeMentor(team);
    await page.reload();
    const henrike = region(page, 'Henrike, your mentor');
    await expect(henrike).toContainText('Henrike has added no times yet.');
    await expect(henrike.getByRole('link', { name: 'To the check-in' })).toHaveAttribute('href', '/connect');

    const other = await arrangeTeam({ name: newTeamName() });
    await arrangeMeeting(other, mentor, await arrangeSlot(mentor, noonIn(3), { audience: 'all' }));
    await page.reload();
    await expect(henrike).toContainText('All of Henrike’s times are taken.');
    await speak(page, 'de');
    await page.reload();
    await expect(region(page, 'Henrike, für euch da')).toContainText(
      'Alle Zeiten von Henrike sind vergeben.',
    );
  },
);

test(
  'a meeting stands in what comes next, with the way into the call',
  sameOnPhoneInFull,
  async ({ page }) => {
    const team = await arrangeTeam({ name: newTeamName() });
    const mentor = await arrangeMentor(team);
    const slot = await arrangeSlot(mentor, inMinutes(90));
    await arrangeMeeting(team, mentor, slot, 'Farmers or dairies?');
    await asAdmin('PATCH', `/rest/v1/office_hour_bookings?team_id=eq.${team.id}`, {
      url: 'https://video.grow.example/henrike',
      // Who has just booked may think again, however soon it is.
      created_at: inMinutes(-60),
    });
    await bringSession(page, team.captain);
    await page.goto('/connect');
    // Before everything else: it begins within three hours.
    const first = nextThings(page).getByRole('listitem').first();
    await expect(first).toContainText('Office hour with Henrike');
    await expect(first).toContainText(berlinTime(slot.startsAt));
    await expect(first).toContainText('“Farmers or dairies?”');
    await expect(first.getByRole('link', { name: 'Open call' })).toHaveAttribute(
      'href',
      'https://video.grow.example/henrike',
    );
    await expectNoViolations(page, 'a meeting in what comes next');
    await first.getByRole('link', { name: 'Office hour with Henrike' }).press('Enter');
    const booked = region(page, 'Booked');
    // Less than two hours before.
    await expect(booked).toContainText('Fixed from two hours before');
    await expect(button(booked, 'Move or cancel')).toHaveCount(0);
  },
);

test('what else the team has then is said, and stands in no way', sameOnPhoneInFull, async ({ page }) => {
  const team = await arrangeTeam({ name: newTeamName() });
  const mentor = await arrangeMentor(team);
  const guest = await createPerson({ role: 'MENTOR', firstName: 'Amira', lastName: newTeamName() });
  const noon = noonIn(2);
  const slot = await arrangeSlot(mentor, noon);
  await arrangeMeeting(team, guest, await arrangeSlot(guest, noon, { audience: 'all' }));
  const event = await arrangeEvent({
    columns: {
      ...{ starts_at: noon, ends_at: new Date(noon.getTime() + 7_200_000), capacity_onsite: 20 },
    },
  });
  await takeSeat(team.captain, event.slug, 'onsite');
  await bringSession(page, team.captain);
  await page.goto(`/connect/team/office-hours?book=${slot.id}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`At the same time: ${event.title}`);
  await expect(dialog).toContainText('There then: Kapi Tän');
  await expect(dialog).toContainText('At the same time you have another meeting');
  await button(dialog, /^Book .*, \d\d:\d\d$/).click();
  await expectNotified(page, /^Booked: /);
  // A second one with the same mentor is not offered as if it could be had.
  const second = await arrangeSlot(mentor, noonIn(4));
  await page.goto(`/connect/team/office-hours?book=${second.id}`);
  await expect(dialog).toContainText('Your team has a meeting with this mentor ahead already.');
});

test('nobody came, and both say so', sameOnPhoneInFull, async ({ page }) => {
  const team = await arrangeTeam({ name: newTeamName() });
  const mentor = await arrangeMentor(team);
  const slot = await arrangeSlot(mentor, noonIn(1));
  await passMeeting(await arrangeMeeting(team, mentor, slot, 'Who calls?'), slot.id);
  await bringSession(page, mentor);
  await page.goto('/connect/office_hours');
  await button(region(page, 'Notes to write'), `Write note, ${team.name}`).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What you agreed').fill('Nothing that stays');
  await check(dialog, 'radio', 'They did not come');
  await expect(dialog.getByLabel('What you agreed')).toHaveCount(0);
  await button(dialog, 'Keep note').click();
  await expectNotified(page, 'Noted: they did not come');
  await bringSession(page, team.captain);
  await page.goto('/connect/team/office-hours');
  await expect(region(page, 'Held')).toContainText('Nobody came');
  await expect(page.getByRole('main')).not.toContainText('Nothing that stays');
});

test('what a mentor types of their own standing is there again', sameOnPhoneInFull, async ({ page }) => {
  const team = await arrangeTeam({ name: newTeamName() });
  const mentor = await arrangeMentor(team);
  const slot = await arrangeSlot(mentor, noonIn(2));
  await bringSession(page, mentor);
  await page.goto('/connect/mentoring');
  const dialog = page.getByRole('dialog');
  const leave = async () => {
    await button(dialog, 'Not now').click();
    await expect(dialog).toHaveCount(0);
  };
  await button(page, 'Declare a conflict').click();
  await dialog.getByRole('searchbox', { name: 'Find a team' }).fill(team.name);
  await check(dialog, 'radio', team.name);
  await dialog.getByLabel('Why').fill('My brother is in it');
  await leave();
  await page.reload();
  await button(page, 'Declare a conflict').click();
  await expect(dialog.getByLabel('Why')).toHaveValue('My brother is in it');
  // And whom it is with, where it can be seen.
  await expect(dialog.getByRole('radio', { name: team.name })).toBeChecked();
  await dialog.getByRole('searchbox', { name: 'Find a team' }).fill('Nobody is called so');
  await expect(dialog.getByRole('radio', { name: team.name })).toHaveCount(0);
  await button(dialog, 'Declare conflict').click();
  await expect(dialog).toContainText('Choose one of them.');
  await leave();

  await page.goto(`/connect/office_hours?slot=${slot.id}&week=${slot.startsAt.toISOString().slice(0, 10)}`);
  await button(dialog, 'Change slot').click();
  await dialog.getByLabel('Link to the call').fill('https://video.grow.example/typed');
  await leave();
  await page.goto(`/connect/office_hours?slot=${slot.id}&week=${slot.startsAt.toISOString().slice(0, 10)}`);
  await button(dialog, 'Change slot').click();
  await expect(dialog.getByLabel('Link to the call')).toHaveValue('https://video.grow.example/typed');
});
