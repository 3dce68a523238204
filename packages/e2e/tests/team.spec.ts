import type { Page } from '@playwright/test';
import { expectNoViolations } from '../src/axe';
import { asAdmin, createPerson } from '../src/people';
import { bringSession } from '../src/session';
import { foundTeam, newTeamName, secondBrowser } from '../src/teams';
import { expect, test } from '../src/test';

const people = (page: Page) => page.getByRole('region', { name: 'People', exact: true });
const requests = (page: Page) => page.getByRole('region', { name: 'Requests and invites' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const told = (page: Page, words: string) => page.getByText(words).first();

async function idOf(name: string): Promise<string> {
  const found = await asAdmin<{ id: string }[]>(
    'GET',
    `/rest/v1/teams?name=eq.${encodeURIComponent(name)}&select=id`,
  );
  return found[0]?.id ?? '';
}

async function act(page: Page, whose: string, action: string): Promise<void> {
  await page.getByRole('button', { name: whose }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('two people found, fill, hand over, leave and end a team', async ({ page, browser }) => {
  const name = newTeamName();
  const jonna = await createPerson();
  await bringSession(page, jonna);
  await page.goto('/connect/team');
  await expect(page.getByText('You are not in a team yet')).toBeVisible();
  await expectNoViolations(page, 'in no team');
  await foundTeam(page, name, 'Pads from moss');
  await expect(people(page)).toContainText('Jonna Falk you');
  await expect(people(page)).toContainText('Speaks for the team');

  await page.getByRole('button', { name: 'Edit team' }).click();
  await expect(page).toHaveURL(/dialog=edit/);
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('About').fill('<b>Not bold</b>\nSecond line');
  await drawer.getByLabel('City').fill('Karlsruhe');
  await expectNoViolations(page, 'editing a team');
  await drawer.getByRole('button', { name: 'Save team' }).click();
  await expect(page.getByText('<b>Not bold</b>')).toBeVisible();
  await expect(page.getByText('Karlsruhe')).toBeVisible();

  await page.getByRole('button', { name: 'Add role' }).click();
  const roleDialog = page.getByRole('dialog');
  await roleDialog.getByLabel('Role').fill('Sales to dairies');
  await roleDialog.getByRole('button', { name: 'Sales', exact: true }).click();
  await roleDialog.getByRole('button', { name: 'Save role' }).click();
  await expect(people(page)).toContainText('Wanted: Sales to dairies');

  const { page: other, person: emre } = await secondBrowser(browser, page, 'Emre');
  await asAdmin('POST', '/rest/v1/team_requests', {
    ...{ team_id: await idOf(name), season_id: await seasonOf(name), kind: 'apply', user_id: emre.userId },
    ...{ created_by: emre.userId, message: 'I know three dairies. 🐄', status: 'pending' },
    expires_at: new Date(Date.now() + 13 * 86_400_000).toISOString(),
  });
  await other.goto('/connect/team');
  await expect(requests(other)).toContainText(name);
  await other.getByRole('button', { name: `Withdraw the request to ${name}` }).click();
  await expect(told(other, `Your request to ${name} is withdrawn`)).toBeVisible();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(requests(other)).toContainText('You asked today');

  await page.reload();
  await expect(requests(page)).toContainText('“I know three dairies. 🐄”');
  await expectNoViolations(page, 'a request waits');
  await requests(page).getByRole('button', { name: 'Decline' }).click();
  await expect(requests(page)).toContainText('Nobody asks');
  await page.getByRole('button', { name: 'Undo' }).click();
  await requests(page).getByRole('button', { name: 'Take on' }).click();
  await expect(people(page)).toContainText('Emre Tannhof');
  await other.reload();
  await expect(title(other, name)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Edit team' })).toHaveCount(0);

  await act(page, 'Actions for the role Sales to dairies', 'Edit role');
  await page.getByRole('dialog').getByLabel('Filled by').selectOption({ label: 'Emre Tannhof' });
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(page.getByText('Filled by Emre Tannhof')).toBeVisible();

  await act(page, 'Actions for Emre Tannhof', 'Make captain');
  await page.getByRole('dialog').getByRole('button', { name: 'Make captain' }).click();
  await expect(told(page, 'Emre Tannhof speaks for the team now')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit team' })).toHaveCount(0);
  await other.reload();
  await act(other, 'Your place in the team', 'Leave team');
  await other.getByRole('dialog').getByRole('button', { name: 'Leave team' }).click();
  await expect(other.getByText('Choose who follows you.')).toBeVisible();
  await expectNoViolations(other, 'a captain leaves');
  await other.getByLabel('Who speaks for the team then?').selectOption({ label: 'Jonna Falk' });
  await other.getByRole('dialog').getByRole('button', { name: 'Leave team' }).click();
  await expect(other.getByText('You are not in a team yet')).toBeVisible();

  await page.reload();
  await act(page, 'Your place in the team', 'Leave team');
  await expect(page.getByText(`${name} is withdrawn from the contest`)).toBeVisible();
  await page.getByRole('button', { name: 'Leave and withdraw team' }).click();
  await expect(page.getByText('You are not in a team yet')).toBeVisible();
  await other.context().close();
});

async function seasonOf(name: string): Promise<string> {
  const found = await asAdmin<{ season_id: string }[]>(
    'GET',
    `/rest/v1/teams?name=eq.${encodeURIComponent(name)}&select=season_id`,
  );
  return found[0]?.season_id ?? '';
}

test('a link lets somebody in after they logged in, is counted, and ends when it is revoked', async ({
  page,
  browser,
}) => {
  const name = newTeamName();
  await bringSession(page, await createPerson());
  await foundTeam(page, name, '');
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
  await other.getByRole('button', { name: `Join ${name}` }).click();
  await expect(people(other)).toContainText('Ilka Tannhof');
  await other.goto(link);
  await expect(other.getByText('You are in this team already.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('1 of 2 used')).toBeVisible();
  await page.getByRole('button', { name: 'Revoke link' }).click();
  await expect(told(page, 'The link is revoked')).toBeVisible();
  const late = await secondBrowser(browser, page, 'Tomasz');
  await late.page.goto(link);
  await expect(late.page.getByText('The team has revoked this link.')).toBeVisible();
  await late.page.goto('/connect/join?token=nothing');
  await expect(late.page.getByText('No team is behind this link')).toBeVisible();
  await late.page.context().close();
  await other.context().close();
});

test('bad input is refused in words or shown as it is, and nothing typed is lost', async ({ page }) => {
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
});

test('a team is founded, its menu opened and left by the keyboard alone', async ({ page }) => {
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
});

test('a mentor has no team of their own', async ({ page }) => {
  await bringSession(page, await createPerson({ role: 'MENTOR' }));
  await page.goto('/connect/team');
  await expect(page.getByRole('heading', { level: 1, name: 'Not your room' })).toBeVisible();
});
