import type { Page } from '@playwright/test';
import { sameOnPhoneInFull } from '../../src/full';
import { expectNoViolations } from '../../src/axe';
import { asAdmin, createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { openTeams, teamOf } from '../../src/teamCalls';
import { expect, test } from '../../src/test';

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function choose(page: Page, team: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${team}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
  return page.getByRole('dialog').last();
}

const statusOf = async (id: string) =>
  (
    await asAdmin<{ status: string; member_count: number; captain_id: string }[]>(
      'GET',
      `/rest/v1/teams?id=eq.${id}&select=*`,
    )
  )[0];

test.use({ expectedConsole: [/status of 400/] });

test.beforeEach(async ({ page }) => {
  await openTeams();
  await bringSession(page, await createPerson({ role: 'ORGA' }));
});

test(
  'an organiser finds a team by words, takes it out with a reason, and reads that in its history',
  sameOnPhoneInFull,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const team = await teamOf(await createPerson());
    await page.goto('/connect/admin/teams');
    await page.getByRole('searchbox', { name: 'Search teams' }).fill(team.name);
    await expect(page.getByText('1 team', { exact: true })).toBeVisible();
    await expect(row(page, team.name)).toContainText('1 of');
    const dialog = await choose(page, team.name, 'Take out of the contest');
    await dialog.getByRole('button', { name: 'Take out of the contest' }).click();
    await expect(dialog).toContainText('Say why in at least 3 characters.');
    await dialog.getByLabel('Reason').fill('They asked for it');
    await dialog.getByRole('button', { name: 'Take out of the contest' }).click();
    await expect(row(page, team.name)).toContainText('Withdrawn');
    expect((await statusOf(team.id))?.status).toBe('withdrawn');
    const drawer = await choose(page, team.name, 'People and history');
    await expect(drawer).toContainText('Reason: They asked for it');
    await expectNoViolations(page, 'the history of a team');
    await page.goto(`/connect/admin/teams?dialog=open&team=${team.slug}`);
    await expect(page.getByRole('dialog')).toContainText('Reason: They asked for it');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/admin\/teams$/);
  },
);

test('an organiser merges two teams', sameOnPhoneInFull, async ({ page }) => {
  const [small, big] = [await teamOf(await createPerson()), await teamOf(await createPerson())];
  await page.goto(`/connect/admin/teams?q=${encodeURIComponent(small.name)}`);
  const dialog = await choose(page, small.name, 'Merge into another team');
  await dialog.getByRole('searchbox').fill(big.name);
  await dialog.getByRole('radio', { name: big.name }).check({ force: true });
  await dialog.getByLabel('Reason').fill('Both want the same');
  await dialog.getByRole('button', { name: 'Merge teams' }).click();
  await expect(page.locator('[data-toast]')).toContainText(`${small.name} is part of ${big.name} now`);
  expect(await statusOf(small.id)).toMatchObject({ status: 'withdrawn' });
  expect(await statusOf(big.id)).toMatchObject({ member_count: 2 });
});

test(
  'an organiser moves a captain into another team, names who follows, and moves them out again',
  sameOnPhoneInFull,
  async ({ page }) => {
    const captain = await createPerson({ firstName: 'Wiebke', lastName: `Hallig-${Date.now()}` });
    const mate = await createPerson({ firstName: 'Tam', lastName: 'Nachfolg' });
    const [left, joined] = [await teamOf(captain, [mate]), await teamOf(await createPerson())];
    await page.goto(`/connect/admin/teams?q=${encodeURIComponent(joined.name)}`);
    const dialog = await choose(page, joined.name, 'Move somebody in');
    await dialog.getByRole('button', { name: 'Move person' }).click();
    await expect(dialog).toContainText('Search and choose a person.');
    await dialog.getByRole('searchbox').fill(captain.lastName);
    await dialog.getByRole('radio', { name: 'Wiebke' }).check({ force: true });
    await expect(dialog).toContainText(`Team: ${left.name}`);
    await dialog.getByLabel('Reason').fill('Asked for by both teams');
    await dialog.getByRole('button', { name: 'Move person' }).click();
    await expect(dialog).toContainText('Choose a person');
    await expect(dialog.getByLabel('Reason')).toHaveValue('Asked for by both teams');
    await dialog.getByLabel(`Who leads ${left.name} then`).selectOption({ label: 'Tam Nachfolg' });
    await dialog.getByRole('button', { name: 'Move person' }).click();
    await expect(page.locator('[data-toast]')).toContainText(`is in ${joined.name} now`);
    expect(await statusOf(joined.id)).toMatchObject({ member_count: 2 });
    expect(await statusOf(left.id)).toMatchObject({ member_count: 1, captain_id: mate.userId });

    const drawer = await choose(page, joined.name, 'People and history');
    await expect(drawer).toContainText('Reason: Asked for by both teams');
    await drawer.getByRole('button', { name: `Move out Wiebke ${captain.lastName}` }).click();
    const leaving = page.getByRole('dialog').last();
    await leaving.getByLabel('Reason').fill('It was a mistake');
    await leaving.getByRole('button', { name: 'Move out' }).click();
    await expect(drawer).toContainText('Reason: It was a mistake');
    expect(await statusOf(joined.id)).toMatchObject({ member_count: 1 });
  },
);

test(
  'an organiser edits a team: a taken name is refused in words, nothing typed is lost',
  sameOnPhoneInFull,
  async ({ page }) => {
    const [team, other] = [await teamOf(await createPerson()), await teamOf(await createPerson())];
    await page.goto(`/connect/admin/teams?q=${encodeURIComponent(team.name)}`);
    const dialog = await choose(page, team.name, 'Edit');
    await dialog.getByLabel('City').fill('Flensburg');
    await dialog.getByLabel('Reason').fill('Their wish');
    await dialog.getByLabel('Name', { exact: true }).fill(other.name);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toContainText('Another team has this name. Choose a different one.');
    await expect(dialog.getByLabel('City')).toHaveValue('Flensburg');
    await dialog.getByLabel('Name', { exact: true }).fill(team.name);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.locator('[data-toast]')).toContainText(`${team.name} is saved`);
    await expect(row(page, team.name)).toContainText('Flensburg');
    const drawer = await choose(page, team.name, 'People and history');
    await expect(drawer).toContainText('City: nothing, now Flensburg');
  },
);
