import { expect, test } from '../../src/test';

test('home tells whom it is about: people, teams, who is looked for, the prize, and what the days count', async ({
  page,
}) => {
  await page.goto('/');
  const what = page.getByRole('region', { name: /^The idea is the easy part/ });
  for (const figure of ['Students', 'Teams']) {
    const term = what.locator('dl > div', { has: page.getByText(figure, { exact: true }) });
    await expect(term).toHaveText(/[1-9]/);
  }
  await expect(what.locator('div', { hasText: /^Prize/ }).last()).toContainText('euros');
  const teams = page.getByRole('region', { name: 'Who is missing?' }).getByRole('listitem');
  await expect(teams).toHaveCount(3);
  for (const team of await teams.all()) await expect(team).toContainText(/Looking for: \S/);
  await expect(page.getByRole('heading', { name: /^\d+ days until the season ends\.$/ })).toBeVisible();
});
