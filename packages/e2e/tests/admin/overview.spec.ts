// An organiser opens Admin, sees how the season stands, and goes from a number to the list that it counts. What the numbers are is
// asked where lists and numbers are compared, in the backend's conformance tests: here others change both meanwhile.
import { onlyInFull } from '../../src/full';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { speak, wordsIn } from '../../src/words';

for (const locale of ['en', 'de'] as const)
  test(`an organiser goes from figures to their lists and back (${locale})`, onlyInFull, async ({ page }) => {
    const say = wordsIn(locale);
    await speak(page, locale);
    await bringSession(page, await createPerson({ role: 'ORGA' }));
    await page.goto('/connect/admin');
    await expect(page).toHaveURL(/\/connect\/admin\/overview$/);

    const funnel = page.getByRole('region', { name: say('overview_funnel') });
    await funnel.getByRole('link', { name: new RegExp(`^${say('overview_step_team')} `) }).click();
    await expect(page).toHaveURL(/\/admin\/people\?role=participant&show=in-team$/);
    await expect(page.getByRole('button', { name: say('people_in_team'), pressed: true })).toBeVisible();
    await page.goBack();

    const weeks = page.getByRole('region', { name: say('overview_weeks') });
    await weeks.getByText(say('tests_chart_table')).click();
    await weeks.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/admin\/hand-ins\?week=1&show=on_time$/);
    await page.goBack();

    const needs = page.getByRole('region', { name: say('overview_needs') });
    await needs
      .getByRole('link', { name: say('overview_no_team_action') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/admin\/people\?role=participant&show=/);
    await page.goBack();

    const registrations = page.getByRole('region', { name: say('overview_registrations') });
    await registrations.getByText(say('tests_chart_table')).click();
    await registrations.getByRole('row').last().getByRole('link').click();
    await expect(page).toHaveURL(/\/admin\/people\?role=participant&until=\d{4}-\d\d-\d\d$/);
    const remove = page.getByRole('button', { name: new RegExp(say('people_until', { day: '' }).trim()) });
    await remove.click();
    await expect(page).toHaveURL(/\/admin\/people\?role=participant$/);
  });
