// The dashboard counts down to a day that it names, and to none where nothing ends. The season is moved on its way to the page.
import type { Page } from '@playwright/test';
import { berlinDay, daysLater } from '@grow/core/time';
import { onlyInFull } from '../../src/full';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { currentStack } from '../../src/stack';
import { arrangeTeam } from '../../src/teamRows';
import { newTeamName } from '../../src/teams';
import { expect, test } from '../../src/test';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
/** What the head counts down to: a day with its time. What comes next below it has days of its own. */
const deadline = (page: Page) =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .getByRole('paragraph')
    .filter({ hasText: /until \S+ \d+ \S+, \d\d:\d\d$/ });

test(
  'somebody without a team reads what is counted before, during and after the season',
  onlyInFull,
  async ({ page }) => {
    let dates = {};
    await page.route(`${currentStack().url}/rest/v1/seasons?*`, async (route) => {
      const response = await route.fetch();
      const rows = (await response.json()) as object[];
      await route.fulfill({ response, json: rows.map((row) => ({ ...row, ...dates })) });
    });
    await bringSession(page, await createPerson());
    const main = page.getByRole('main');
    const title = (name: string) => main.getByRole('heading', { level: 1, name, exact: true });
    /** Opens the dashboard of a season that begins and closes its teams so many days from now. */
    const open = async (begins: number, closes: number) => {
      dates = {
        starts_on: daysLater(berlinDay(new Date()), begins),
        team_closes_at: inDays(closes).toISOString(),
      };
      await page.goto('/connect');
    };

    await open(5, 12.5);
    await expect(title('5 days until week 1')).toBeVisible();
    await expect(deadline(page)).toContainText('12 days');

    await open(1, 12.5);
    await expect(title('1 day until week 1')).toBeVisible();

    await open(-9, 3.5);
    await expect(title('No team yet')).toBeVisible();
    await expect(deadline(page)).toContainText('3 days');
    await expect(main).toContainText('Teams take people on until');

    await open(-9, -1);
    await expect(main).toContainText('Teams have been closed since');
    await expect(deadline(page)).toHaveCount(0);

    await open(-90, -60);
    await expect(title('The eleven weeks are over')).toBeVisible();
    await expect(deadline(page)).toHaveCount(0);
    // A question that is under way when its page closes would end the test.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);

test(
  'a team is counted down to what the week asks for, and nobody to a day on which nothing of theirs ends',
  onlyInFull,
  async ({ page }) => {
    const { captain } = await arrangeTeam({ name: newTeamName(), others: 1 });
    const [mentor, organiser] = [
      await createPerson({ role: 'MENTOR' }),
      await createPerson({ role: 'ORGA' }),
    ];
    for (const person of [captain, mentor, organiser]) {
      await bringSession(page, person);
      await page.goto('/connect');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      // Below the head everybody has these: the head is whole by then.
      await expect(main.getByRole('region', { name: 'Announcements' })).toBeVisible();
      await expect(deadline(page)).toHaveText(person === captain ? [/23:59$/] : []);
      await expect(main.getByText('This week every team is told')).toHaveCount(person === captain ? 0 : 1);
    }
  },
);
