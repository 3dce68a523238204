import type { Page } from '@playwright/test';
import { onlyInFull, sameOnPhoneInFull } from '../../src/full';
import { expectNoViolations } from '../../src/axe';
import { asAdmin, createPerson } from '../../src/people';
import { photoOnItsSide } from '../../src/pictures';
import { bringSession, forgetSession } from '../../src/session';
import { arrangeTeam } from '../../src/teamRows';
import { foundTeam, newTeamName, secondBrowser } from '../../src/teams';
import { expect, test } from '../../src/test';

const people = (page: Page) => page.getByRole('region', { name: 'People', exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const notice = (page: Page, words: string) => page.getByText(words).first();

async function seasonOf(name: string): Promise<string> {
  const found = await asAdmin<{ season_id: string }[]>(
    'GET',
    `/rest/v1/teams?name=eq.${encodeURIComponent(name)}&select=season_id`,
  );
  return found[0]?.season_id ?? '';
}

test(
  'a link lets somebody in after they logged in, is counted, and ends when it is revoked',
  onlyInFull,
  async ({ page, browser }) => {
    const { name, captain } = await arrangeTeam({ name: newTeamName() });
    await bringSession(page, captain);
    await page.goto('/connect/team?dialog=invite');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'By link' }).check({ force: true });
    await dialog.getByLabel('For how many people').fill('2');
    await dialog.getByRole('button', { name: 'Make link' }).click();
    const link = await dialog.getByLabel('The link').inputValue();
    await expectNoViolations(page, 'a link is made');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('0 of 2 used')).toBeVisible();

    const { page: other, person } = await secondBrowser(browser, page, 'Ilka');
    await other.context().clearCookies();
    await other.goto(link);
    await expect(other).toHaveURL(/\/connect\/login\?next=/);
    await bringSession(other, person);
    await other.goto(link);
    await expect(title(other, name)).toBeVisible();
    await expectNoViolations(other, 'behind a link');
    await other.getByRole('button', { name: 'Join team' }).click();
    await expect(people(other)).toContainText('Ilka Tannhof');
    await other.goto(link);
    await expect(other.getByText('You are in this team already.')).toBeVisible();

    await page.reload();
    await expect(page.getByText('1 of 2 used')).toBeVisible();
    await page.getByRole('button', { name: 'Revoke link' }).click();
    await expect(notice(page, 'The link is revoked')).toBeVisible();
    await forgetSession(other);
    await bringSession(other, await createPerson({ firstName: 'Tomasz' }));
    await other.goto(link);
    await expect(other.getByText('The team has revoked this link.')).toBeVisible();
    await other.goto('/connect/join?token=nothing');
    await expect(other.getByText('No team is behind this link')).toBeVisible();
    await other.context().close();
  },
);

test(
  'a logo is cut, shown to others in place of the mark, and taken away again',
  sameOnPhoneInFull,
  async ({ page, browser }) => {
    const name = newTeamName();
    await bringSession(page, await createPerson());
    await foundTeam(page, name, '');
    await page.goto('/connect/team?dialog=edit');
    const logo = page.getByRole('region', { name: 'Logo' });
    await logo.locator('input[type=file]').setInputFiles({
      name: 'logo.jpg',
      mimeType: 'image/jpeg',
      buffer: await photoOnItsSide(page),
    });
    await logo.getByRole('button', { name: 'Use logo' }).click();
    await expect(notice(page, 'The logo is saved')).toBeVisible();
    const [team] = await asAdmin<{ id: string; logo: string }[]>(
      'GET',
      `/rest/v1/teams?name=eq.${encodeURIComponent(name)}&select=id,logo`,
    );
    expect(team?.logo).toMatch(new RegExp(`^${team?.id}-\\d{13}\\.jpg$`));
    const { page: other, person } = await secondBrowser(browser, page, 'Ilka');
    await asAdmin('POST', '/rest/v1/team_members', {
      ...{ team_id: team?.id, season_id: await seasonOf(name), user_id: person.userId },
    });
    await other.goto('/connect/team');
    await expect(other.locator('main header img')).toBeVisible();
    await logo.getByRole('button', { name: 'Back to the mark' }).click();
    await expect(notice(page, 'The team shows its mark again')).toBeVisible();
    await other.reload();
    await expect(title(other, name)).toBeVisible();
    await expect(other.locator('main header img')).toHaveCount(0);
    await other.context().close();
  },
);

test(
  'bad input is refused in words or shown as it is, and nothing typed is lost',
  sameOnPhoneInFull,
  async ({ page }) => {
    const person = await createPerson();
    await bringSession(page, person);
    await page.goto('/connect/team');
    const nameField = page.getByLabel('Name', { exact: true });
    await nameField.fill('x'.repeat(61));
    await page.getByRole('button', { name: 'Found team' }).click();
    await expect(page.getByText('1 characters too many.')).toBeVisible();
    await page.reload();
    await expect(nameField).toHaveValue('x'.repeat(61));
    const name = `שלום 🌱 ${newTeamName()}`;
    const pitch = '<img src=x onerror=alert(1)> javascript:alert(1) 🐄';
    await foundTeam(page, name, pitch);
    await expect(page.getByText(pitch)).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(0);
    await page.evaluate(() => localStorage.setItem('grow-locale', 'de'));
    await page.reload();
    await expect(page.getByRole('button', { name: 'Team bearbeiten' })).toBeVisible();
    await expect(page.getByText('Spricht für das Team')).toBeVisible();
  },
);

test(
  'a team is founded, its menu opened and left by the keyboard alone',
  sameOnPhoneInFull,
  async ({ page }) => {
    const name = newTeamName();
    await bringSession(page, await createPerson());
    await page.goto('/connect/team');
    await page.getByLabel('Name', { exact: true }).focus();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await title(page, name).waitFor();
    await page.getByRole('button', { name: 'Your place in the team' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/connect\/team$/);
  },
);

test('a mentor has no team of their own', sameOnPhoneInFull, async ({ page }) => {
  await bringSession(page, await createPerson({ role: 'MENTOR' }));
  await page.goto('/connect/team');
  await expect(page.getByRole('heading', { level: 1, name: 'Not your room' })).toBeVisible();
});
