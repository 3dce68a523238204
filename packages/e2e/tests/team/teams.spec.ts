import type { Page } from '@playwright/test';
import { onlyInFull, sameOnPhoneInFull } from '../../src/full';
import { expectNoViolations } from '../../src/axe';
import { holdRequests } from '../../src/holdRequests';
import { seenShifts, watchPaint } from '../../src/layoutShifts';
import { asAdmin, createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { arrangeTeam, describePerson } from '../../src/teamRows';
import { expect, test } from '../../src/test';
import { uniqueWord } from '../../src/uniqueWord';
import { speak } from '../../src/words';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const searchBox = (page: Page) => page.getByRole('searchbox');
const queryOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);
const role = { title: 'Somebody who sells', skills: ['sales'] };

async function asSeller(page: Page) {
  const person = await createPerson();
  await describePerson(person.userId, { skills: ['sales'], city: 'Karlsruhe' });
  await bringSession(page, person);
  return person;
}

const requestsOf = (userId: string) =>
  asAdmin<{ status: string; message: string; role_id: string | null }[]>(
    'GET',
    `/rest/v1/team_requests?user_id=eq.${userId}&select=status,message,role_id`,
  );

test('teams are found in spite of a typo and an accent, and the address says what was chosen', async ({
  page,
}) => {
  await asSeller(page);
  const name = `Möösgrund ${uniqueWord()}`;
  await arrangeTeam({ name, city: 'Karlsruhe', role });
  await arrangeTeam({ name: `${name} zwei`, city: 'Kiel' });
  await page.goto('/connect/teams');
  await searchBox(page).fill(name.replace('Möösgrund', 'Moosgrnd'));
  await expect(cards(page)).toHaveCount(2);
  expect(queryOf(page)).toContain('?q=Moosgrnd');
  await expect(cards(page).first()).toContainText('Needs Sales, you have it; both in Karlsruhe');
  await expect(cards(page).first()).toContainText('Moss <b>panels</b>');
  await page.getByLabel('City', { exact: true }).selectOption('Kiel');
  await expect(cards(page)).toHaveCount(1);
  expect(queryOf(page)).toContain('city=Kiel');
  await page.getByLabel('Stage', { exact: true }).selectOption({ label: 'Revenue' });
  await expect(page.getByRole('heading', { name: 'No team matches' })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(1);
  await page.goBack();
  await expect(cards(page)).toHaveCount(2);
  await page.goForward();
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await main(page).getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(searchBox(page)).toHaveValue('');
  expect(queryOf(page)).toBe('');
});

test.describe('asking', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test(
    'nothing typed is lost by a message too long, a lost connection or a reload; withdrawing can be undone',
    sameOnPhoneInFull,
    async ({ page }) => {
      const person = await asSeller(page);
      const team = await arrangeTeam({ name: uniqueWord(), role });
      await page.goto(`/connect/teams?q=${team.name}`);
      await page.getByRole('button', { name: `Ask to join ${team.name}` }).click();
      await expect(page).toHaveURL(new RegExp(`ask=${team.slug}`));
      const dialog = page.getByRole('dialog');
      const message = dialog.getByLabel('Message');
      const send = dialog.getByRole('button', { name: 'Ask to join' });
      await message.fill('x'.repeat(640));
      await send.click();
      await expect(dialog).toContainText('40 characters too many');
      await expect(message).toBeFocused();
      const text = '<img src=x onerror=alert(1)> 🔧 שלום javascript:alert(1)';
      await message.fill(text);
      await dialog.getByLabel('For which role?').selectOption({ index: 1 });
      await page.route('**/rpc/ask_to_join*', (route) => route.abort('internetdisconnected'));
      await send.click();
      await expect(dialog.getByRole('alert')).not.toBeEmpty();
      await expect(message).toHaveValue(text);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.reload();
      await expect(message).toHaveValue(text);
      await expectNoViolations(page, 'asking to join');
      await send.click();
      await expect(dialog).toBeHidden();
      expect(queryOf(page)).toBe(`?q=${team.name}`);
      const [sent] = await requestsOf(person.userId);
      expect(sent).toMatchObject({ status: 'pending', message: text });
      expect(sent?.role_id).not.toBeNull();
      await page.getByRole('button', { name: `Withdraw the request to ${team.name}` }).click();
      const undo = page.getByRole('button', { name: 'Undo' });
      // While the pointer rests on it, the notification stays.
      await undo.hover();
      await expect(page.getByRole('button', { name: `Ask to join ${team.name}` })).toBeVisible();
      expect((await requestsOf(person.userId))[0]?.status).toBe('cancelled');
      await undo.click();
      await expect(page.getByRole('button', { name: `Withdraw the request to ${team.name}` })).toBeVisible();
      expect((await requestsOf(person.userId))[0]?.status).toBe('pending');
    },
  );

  test(
    'a team that fills up meanwhile says so and keeps what was typed',
    sameOnPhoneInFull,
    async ({ page }) => {
      await asSeller(page);
      const team = await arrangeTeam({ name: uniqueWord() });
      await page.goto(`/connect/teams?q=${team.name}&ask=${team.slug}`);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Message').fill('Evenings');
      await asAdmin('PATCH', `/rest/v1/teams?id=eq.${team.id}`, { member_count: 5 });
      await dialog.getByRole('button', { name: 'Ask to join' }).click();
      await expect(dialog.getByRole('alert')).not.toBeEmpty();
      await expect(dialog.getByLabel('Message')).toHaveValue('Evenings');
      await dialog.getByRole('button', { name: 'Not now' }).click();
      await expect(cards(page)).toContainText('Full');
      await expect(page.getByRole('button', { name: /^Ask to join/ })).toHaveCount(0);
    },
  );
});

test('the day that teams close moves nothing when it comes', sameOnPhoneInFull, async ({ page }) => {
  // There the sentence takes a line or two of its own.
  await page.setViewportSize({ width: 390, height: 844 });
  await speak(page, 'de');
  await bringSession(page, await createPerson({ role: 'ORGA' }));
  await watchPaint(page);
  const answer = await holdRequests(page, '**/rest/v1/seasons*');
  const figures = page.waitForResponse(/facets/);
  await page.goto('/connect/teams?view=people');
  await figures;
  answer();
  await expect(main(page).getByText(/Die Teams (?:schließen am|sind seit)/)).toBeVisible();
  expect(await seenShifts(page)).toEqual([]);
});

test('every state of a team has its own words', sameOnPhoneInFull, async ({ page }) => {
  const person = await asSeller(page);
  const shared = uniqueWord();
  const full = await arrangeTeam({ name: `${shared} voll`, others: 4 });
  const open = await arrangeTeam({ name: `${shared} offen` });
  await page.goto(`/connect/teams?q=${shared}`);
  await expect(cards(page).filter({ hasText: full.name })).toContainText('Full');
  await page.getByLabel('Places', { exact: true }).selectOption({ label: 'With open places' });
  await expect(cards(page)).toHaveCount(1);
  await page.route('**/rest/v1/seasons*', async (route) => {
    const rows = (await (await route.fetch({ maxRetries: 3 })).json()) as object[];
    await route.fulfill({ json: rows.map((row) => ({ ...row, team_closes_at: '2024-01-01T00:00:00Z' })) });
  });
  await page.reload();
  await expect(cards(page)).toContainText('Teams are closed');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const { season_id } = (
    await asAdmin<{ season_id: string }[]>('GET', `/rest/v1/teams?id=eq.${open.id}&select=season_id`)
  )[0] ?? { season_id: '' };
  const membership = { team_id: open.id, season_id, user_id: person.userId };
  await asAdmin('POST', '/rest/v1/team_members', membership);
  const other = await arrangeTeam({ name: `${shared} andere` });
  await page.reload();
  await expect(cards(page).filter({ hasText: other.name })).toContainText('You have a team');
  await expect(
    cards(page).filter({ hasText: open.name }).getByRole('link', { name: 'Open your team' }),
  ).toBeVisible();
});

test('a member invites somebody who looks for a team, by keyboard', sameOnPhoneInFull, async ({ page }) => {
  const team = await arrangeTeam({ name: uniqueWord(), city: 'Kiel', role });
  const seeker = await createPerson({ firstName: 'Nele', lastName: uniqueWord() });
  await describePerson(seeker.userId, {
    skills: ['sales'],
    city: 'Kiel',
    discoverable: true,
    wish: 'שלום 🔧',
  });
  await bringSession(page, team.captain);
  await page.goto(`/connect/teams?view=people&q=${seeker.lastName}`);
  await expect(page.getByText('Has Sales, your team needs it; both in Kiel')).toBeVisible();
  const invite = page.getByRole('button', { name: `Invite Nele ${seeker.lastName}` });
  await invite.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Message')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(invite).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Message')).toBeFocused();
  await page.keyboard.type('We need somebody who sells.');
  await dialog.getByRole('button', { name: 'Send invitation' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(main(page).getByText('Invited', { exact: true })).toBeVisible();
  await expectNoViolations(page, 'people who look for a team');
});

test('an invitation is answered from the list', onlyInFull, async ({ page }) => {
  const person = await asSeller(page);
  const team = await arrangeTeam({ name: uniqueWord() });
  const [row] = await asAdmin<{ season_id: string }[]>(
    'GET',
    `/rest/v1/teams?id=eq.${team.id}&select=season_id`,
  );
  await asAdmin('POST', '/rest/v1/team_requests', {
    ...{ team_id: team.id, season_id: row?.season_id, kind: 'invite', user_id: person.userId },
    ...{ created_by: team.captain.userId, message: 'Come <b>along</b>' },
    expires_at: new Date(Date.now() + 86_400_000).toISOString(),
  });
  await page.goto(`/connect/teams?q=${team.name}`);
  await page.getByRole('button', { name: `Answer the invitation of ${team.name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Come <b>along</b>');
  await dialog.getByRole('button', { name: 'Join team' }).click();
  await expect(page).toHaveURL(/\/connect\/team$/);
  expect((await requestsOf(person.userId))[0]?.status).toBe('accepted');
});

test('somebody without a team lets teams find them, in German', onlyInFull, async ({ page }) => {
  const person = await asSeller(page);
  await page.addInitScript(() => localStorage.setItem('grow-locale', 'de'));
  await page.goto('/connect/teams');
  await expectNoViolations(page, 'teams in German');
  await page.getByRole('button', { name: 'Lass dich finden' }).click();
  await expect(page).toHaveURL(/listing=open/);
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Was du suchst').fill('y'.repeat(200));
  await drawer.getByRole('button', { name: 'Eintrag speichern' }).click();
  await expect(drawer).toContainText('Höchstens 160 Zeichen; das sind 200.');
  await drawer.getByLabel('Was du suchst').fill('Hardware, abends 🔧');
  await expectNoViolations(page, 'the listing');
  await drawer.getByRole('button', { name: 'Eintrag speichern' }).click();
  await expect(drawer).toBeHidden();
  const [saved] = await asAdmin<{ wish: string; discoverable: boolean }[]>(
    'GET',
    `/rest/v1/profiles?user_id=eq.${person.userId}&select=wish,discoverable`,
  );
  expect(saved).toEqual({ wish: 'Hardware, abends 🔧', discoverable: true });
  await expect(page.getByRole('button', { name: 'Eintrag bearbeiten' })).toBeVisible();
});

test(
  'a team’s page shows what it says, links the web and nothing else, and asks for a role',
  sameOnPhoneInFull,
  async ({ page }) => {
    await asSeller(page);
    const description = 'See https://example.org/rivers\njavascript:alert(1) <b>x</b>';
    const team = await arrangeTeam({ name: uniqueWord(), city: 'Karlsruhe', description, role });
    await page.goto(`/connect/teams/${team.slug}`);
    await expect(page).toHaveTitle(new RegExp(team.name));
    await expect(page.getByText('Needs Sales, you have it; both in Karlsruhe')).toBeVisible();
    await expect(main(page).locator('a[href^="javascript"], b:text-is("x")')).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: 'https://example.org/rivers' })).toHaveAttribute(
      'rel',
      /noopener/,
    );
    await expectNoViolations(page, 'a team');
    await page.getByRole('button', { name: 'Ask for this role: Somebody who sells' }).click();
    await expect(page.getByLabel('For which role?').locator('option:checked')).toContainText(
      'Somebody who sells',
    );
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await asAdmin('PATCH', `/rest/v1/teams?id=eq.${team.id}`, { status: 'withdrawn' });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'This team left the contest' })).toBeVisible();
    await page.goto('/connect/teams/there-is-no-such-team');
    await expect(page.getByRole('heading', { name: 'There is no such team' })).toBeVisible();
  },
);
