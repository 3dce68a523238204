// What a person prints to show that they took part: theirs, for organisers anybody's, and for nobody else.
import { expectNoViolations } from '../../src/axe';
import { onlyInFull, sameOnPhoneInFull } from '../../src/full';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { arrangeTeam } from '../../src/teamRows';
import { newTeamName } from '../../src/teams';
import { expect, test } from '../../src/test';
import { uniqueWord } from '../../src/uniqueWord';

test('the paper names person and team, and has nothing of the frame', onlyInFull, async ({ page }) => {
  const { name, captain } = await arrangeTeam({ name: newTeamName() });
  await bringSession(page, captain);
  await page.goto('/connect/profile/privacy');
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { name: 'Kapi Tän' })).toBeVisible();
  await expect(sheet).toContainText(`A member of the team ${name}.`);
  await expectNoViolations(page, 'a confirmation of participation');
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('whoever did nothing yet reads where it will be', sameOnPhoneInFull, async ({ page }) => {
  await bringSession(page, await createPerson());
  await page.goto('/connect/confirmation');
  await expect(page.getByRole('heading', { name: 'Nothing to confirm yet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
});

test.describe('somebody else’s', () => {
  test.use({ expectedConsole: [/status of 403/] });

  test(
    'is opened by organisers from the list of people, and refused to others',
    sameOnPhoneInFull,
    async ({ page, browser }) => {
      const { name, captain } = await arrangeTeam({ name: newTeamName() });
      await bringSession(page, await createPerson({ role: 'ORGA', lastName: uniqueWord() }));
      await page.goto(`/connect/admin/people?person=${captain.userId}`);
      await page.getByRole('link', { name: 'Confirmation of participation' }).click();
      await expect(page.getByRole('article')).toContainText(name);
      const context = await browser.newContext();
      const other = await context.newPage();
      await bringSession(other, await createPerson());
      await other.goto(`/connect/confirmation?person=${captain.userId}`);
      await expect(other.getByRole('heading', { name: 'This part did not load' })).toBeVisible();
      await expect(other.getByText(name)).toHaveCount(0);
      await context.close();
    },
  );
});
