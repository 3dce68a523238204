import type { Locator } from '@playwright/test';
import { newAddress } from '../src/people';
import { codeMailedTo } from '../src/security';
import { arrangeTeam } from '../src/teamRows';
import { expect, test } from '../src/test';
import { uniqueWord } from '../src/uniqueWord';

/** From home to a request that a team has: what a new student presses, typing aside. */
const MOST_CLICKS = 10;

test('a new student asks a team to take them within ten clicks from home, found by teams and without naming a skill', async ({
  page,
}) => {
  const team = await arrangeTeam({
    name: `Aaa ${uniqueWord()}`,
    role: { title: 'Sells', skills: ['sales'] },
  });
  let clicks = 0;
  // Counted here: in the page, a press that is tried anew because something moved counts twice.
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const main = page.getByRole('main');
  const email = newAddress();
  await page.goto('/');
  await click(main.locator('a[href$="/connect/signup"]').filter({ visible: true }).first());
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Vahl');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('patience grows in weeks');
  await click(main.getByRole('button', { name: 'Create account' }));
  await page.getByLabel('Six digits from the mail').fill(await codeMailedTo(email));
  await page.waitForURL((url) => url.pathname === '/connect/welcome');
  await click(page.getByText('No idea yet', { exact: true }));
  await click(page.getByText('A team to join', { exact: true }));
  await click(page.getByText('Let teams find you', { exact: true }));
  await click(page.getByText(/^I accept them/));
  await click(page.getByText(/^I have read it/));
  await click(main.getByRole('button', { name: 'Show teams that fit' }));
  await page.waitForURL((url) => url.pathname === '/connect/teams');
  await expect(main).toContainText('You have named no skills yet.');
  await expect(main.getByRole('button', { name: 'Edit your listing' })).toBeVisible();
  const first = main.getByRole('button', { name: /^Ask to join/ }).first();
  const name = (await first.getAttribute('aria-label'))?.replace('Ask to join ', '') ?? '';
  // By its name: the list is read again meanwhile, and teams of other tests come before it.
  await click(main.getByRole('button', { name: `Ask to join ${name}`, exact: true }).first());
  await click(page.getByRole('dialog').getByRole('button', { name: 'Ask to join' }));
  await expect(main.getByRole('button', { name: `Withdraw the request to ${name}` })).toBeVisible();
  expect(clicks).toBeGreaterThan(5);
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);

  await test.step('a search that finds nothing still offers the nearest teams', async () => {
    await page.getByRole('searchbox').fill(`${team.name} 0000`);
    await expect(page.getByRole('heading', { name: 'No team matches' })).toBeVisible();
    const nearest = page.getByRole('region', { name: 'Nearest to you, without your filters' });
    await expect(nearest.getByRole('article')).toHaveCount(4);
  });
});
