// Sign-up, join and reserve as the sequence of announcements that a screen reader makes, read from Chromium's
// accessibility tree: the page's name, what has the focus, and what the live regions say.
import type { Page } from '@playwright/test';
import { onlyInFull } from '../src/full';
import { arrangeEvent } from '../src/events';
import { linkMailedTo } from '../src/mailbox';
import { asAdmin, newAddress } from '../src/people';
import { announcement } from '../src/screenReader';
import { arrangeInvitation, arrangeTeam } from '../src/teamRows';
import { newTeamName } from '../src/teams';
import { expect, test } from '../src/test';

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test('sign-up, join and reserve are heard, step by step', onlyInFull, async ({ page }) => {
  const hears = (what: 'title' | 'focus' | 'live', words: RegExp) =>
    expect.poll(async () => (await announcement(page))[what], { intervals: [100] }).toMatch(words);
  const email = newAddress();
  const team = await arrangeTeam({ name: newTeamName() });
  const event = await arrangeEvent();

  await page.goto('/connect/signup');
  await button(page, 'Create account').press('Enter');
  await hears('focus', /^textbox, First name, invalid, \S/);
  await page.getByLabel('First name').fill('Mila');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('patience grows in weeks');
  await button(page, 'Create account').press('Enter');
  await hears('focus', /^textbox, Six digits from the mail, Type or paste/);

  await page.goto(await linkMailedTo(email));
  await button(page, 'Confirm and log in').press('Enter');
  await page.waitForURL((url) => url.pathname === '/connect/welcome');
  await hears('title', /^Welcome/);
  await hears('focus', /\S/);
  const [person] = await asAdmin<{ user_id: string }[]>(
    'GET',
    `/rest/v1/profiles?email=eq.${encodeURIComponent(email)}&select=user_id`,
  );
  await arrangeInvitation(team, person?.user_id ?? '');
  await page.getByLabel('University').fill('Lakeside University');
  await page.getByText('An idea', { exact: true }).click();
  await page.getByText('A team to join', { exact: true }).click();
  await page.getByText(/^I accept them/).click();
  await page.getByText(/^I have read it/).click();
  await button(page, 'Show teams that fit').press('Enter');
  await page.waitForURL((url) => url.pathname === '/connect/teams');
  await hears('title', /^Teams/);
  await hears('focus', /\S/);

  await page.goto('/connect/team');
  await button(page, `Join team ${team.name}`).press('Enter');
  await hears('live', new RegExp(`^polite: .*${team.name}`, 'm'));
  await hears('focus', new RegExp(`^heading, ${team.name}`));

  await page.goto(`/connect/events?q=${event.title.slice(-8)}`);
  await button(page, `Reserve a place at ${event.title}`).press('Enter');
  await hears('live', new RegExp(`^polite: You’re going to ${event.title}.*Undo`, 'm'));
  await hears('focus', /You’re going/);
});
