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
  await page.exposeFunction('countPress', () => (clicks += 1));
  await page.addInitScript(() => {
    // Not clicks: Enter and the box of a label make some of their own, which nobody pressed.
    const count = () => void (window as unknown as { countPress(): void }).countPress();
    addEventListener('pointerdown', count, true);
  });
  const main = page.getByRole('main');
  const email = newAddress();
  await page.goto('/');
  await main.locator('a[href$="/connect/signup"]').filter({ visible: true }).first().click();
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Vahl');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('patience grows in weeks');
  await main.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Six digits from the mail').fill(await codeMailedTo(email));
  await page.waitForURL((url) => url.pathname === '/connect/welcome');
  await page.getByText('No idea yet', { exact: true }).click();
  await page.getByText('A team to join', { exact: true }).click();
  await page.getByText('Let teams find you', { exact: true }).click();
  await page.getByText(/^I accept them/).click();
  await page.getByText(/^I have read it/).click();
  await main.getByRole('button', { name: 'Show teams that fit' }).click();
  await page.waitForURL((url) => url.pathname === '/connect/teams');
  await expect(main).toContainText('You have named no skills yet.');
  await expect(main.getByRole('button', { name: 'Edit your listing' })).toBeVisible();
  const ask = main.getByRole('button', { name: /^Ask to join/ });
  const name = (await ask.first().getAttribute('aria-label'))?.replace('Ask to join ', '') ?? '';
  await ask.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask to join' }).click();
  await expect(main.getByRole('button', { name: `Withdraw the request to ${name}` })).toBeVisible();
  expect(clicks).toBeGreaterThan(5);
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);

  await test.step('a search that finds nothing still offers the nearest teams', async () => {
    await page.getByRole('searchbox').fill(`${team.name} zzzz`);
    await expect(page.getByRole('heading', { name: 'No team matches' })).toBeVisible();
    const nearest = page.getByRole('region', { name: 'Nearest to you, without your filters' });
    await expect(nearest.getByRole('article')).toHaveCount(4);
  });
});
