import { onlyInFull } from '../../src/full';
import { expectNoViolations } from '../../src/axe';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { arrangeTeam } from '../../src/teamRows';
import { newTeamName } from '../../src/teams';
import { expect, test } from '../../src/test';
import { speak } from '../../src/words';

test(
  'the address of a team that is not assigned to a mentor says so, and leads to the teams there are',
  onlyInFull,
  async ({ page }) => {
    const team = await arrangeTeam({ name: newTeamName() });
    await bringSession(page, await createPerson({ role: 'MENTOR' }));
    await page.goto(`/connect/assigned_teams/${team.slug}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'This team is not assigned to you' })).toBeVisible();
    await expectNoViolations(page, 'a team that is not assigned');
    await main.getByRole('link', { name: 'All assigned teams' }).click();
    await expect(main.getByRole('heading', { name: 'No team is assigned to you yet' })).toBeVisible();
    await main.getByRole('link', { name: 'Look at teams' }).click();
    await expect(page).toHaveURL(/\/connect\/teams$/);
    await expect(main.getByRole('article').first()).toBeVisible();

    await speak(page, 'de');
    await page.goto(`/connect/assigned_teams/${team.slug}`);
    await expect(main.getByRole('heading', { name: 'Dieses Team ist dir nicht zugeteilt' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Teams ansehen' })).toBeVisible();
  },
);
