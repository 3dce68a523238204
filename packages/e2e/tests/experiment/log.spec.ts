import { expectNoViolations } from '../../src/axe';
import { fullUnless, sameOnPhoneInFull } from '../../src/full';
import { arrangeHandIn } from '../../src/handIns';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { speak, wordsIn, type Locale } from '../../src/words';

for (const locale of ['en', 'de'] as Locale[]) {
  test(
    `a test is begun, kept over a reload, logged, found by its address and quoted (${locale})`,
    fullUnless(locale === 'en'),
    async ({ page }) => {
      const say = wordsIn(locale);
      const arranged = await arrangeHandIn({ week: 5 });
      await speak(page, locale);
      await bringSession(page, arranged.captain);
      await page.goto('/connect/team/tests');
      await expect(page.getByRole('heading', { name: say('tests_log') })).toBeVisible();
      await expectNoViolations(page, 'an empty log');
      const openDrawer = () =>
        page
          .getByRole('button', { name: say('tests_log_action') })
          .first()
          .click();
      const drawer = page.getByRole('dialog');
      const field = (key: string) => drawer.getByRole('textbox', { name: say(key), exact: true });

      await openDrawer();
      await field('tests_form_believe').fill('Three of six shops order.');
      await field('tests_form_try').fill('Price question, six shops');
      await page.reload();
      await expect(field('tests_form_try')).toHaveValue('Price question, six shops');
      await field('tests_form_needed').fill('3');
      await field('tests_form_result').fill('4');
      await field('tests_form_unit').fill('of 6 shops');
      await expectNoViolations(page, 'logging a test');
      await drawer.getByRole('button', { name: say('tests_form_save') }).click();
      await expect(field('tests_form_see'), 'four is above three: what was seen is asked for').toBeFocused();
      await field('tests_form_see').fill('Four would pay.');
      await drawer.getByRole('button', { name: say('tests_form_save') }).click();
      await expect(drawer).toHaveCount(0);

      const entry = page.getByRole('button', { name: 'Price question, six shops' });
      await page.goto('/connect/team/tests?verdict=failed');
      await expect(page.getByText(say('tests_none_found'))).toBeVisible();
      await page.goto('/connect/team/tests?verdict=held');
      await entry.click();
      await expect(page).toHaveURL(/test=/);
      await expect(page.getByText('4 of 6').or(page.getByText('4 von 6'))).toBeVisible();
      await expectNoViolations(page, 'an entry of the log');

      await test.step('a hand-in quotes it, and both link to each other', async () => {
        await page.goto(arranged.path);
        await page.getByRole('button', { name: say('hand_in_test_quote') }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /Price question/ })
          .click();
        await page.keyboard.press('Escape');
        await page.keyboard.press('Control+s');
        await expect(page.getByText('Price question, six shops')).toBeVisible();
        await expect(page.locator('[data-save-bar]')).toContainText(
          say('hand_in_saved').replace('{time}', ''),
        );
        await page.goto('/connect/team/tests');
        await expect(page.getByRole('heading', { name: say('tests_quoted_title') })).toBeVisible();
        await entry.click();
        await page.getByRole('link', { name: new RegExp(`^${say('tests_week', { week: 5 })}`) }).click();
        await expect(page).toHaveURL(new RegExp(`${arranged.path}$`));
      });
    },
  );
}

// A refusal is an answer of the backend, and the browser says so.
test.describe('with a refusal', () => {
  test.use({ expectedConsole: [/status of 400/] });

  test(
    'two members who save one test choose with both texts before them',
    sameOnPhoneInFull,
    async ({ page, browser }) => {
      const arranged = await arrangeHandIn({ week: 5 });
      await bringSession(page, arranged.captain);
      await page.goto('/connect/team/tests?log=new');
      const drawer = page.getByRole('dialog');
      await drawer.getByLabel('What did you believe?').fill('They order');
      await drawer.getByLabel('What did you try?').fill('Ask ten');
      await drawer.getByRole('button', { name: 'Save test' }).click();
      const entry = page.getByRole('button', { name: 'Ask ten' });
      await entry.click();
      await expect(page).toHaveURL(/test=/);

      const context = await browser.newContext({
        baseURL: new URL(page.url()).origin,
        locale: 'en-GB',
        timezoneId: 'Europe/Berlin',
      });
      const other = await context.newPage();
      await bringSession(other, arranged.mate);
      await other.goto(page.url());
      for (const [who, words] of [
        [other, 'Ask ten dairies'],
        [page, 'Ask ten shops'],
      ] as const) {
        await who.getByRole('button', { name: 'Edit', exact: true }).click();
        await who.getByRole('dialog').getByLabel('What did you try?').fill(words);
      }
      await other.getByRole('dialog').getByRole('button', { name: 'Save test' }).click();
      await expect(other.getByRole('dialog')).toHaveCount(0);
      await drawer.getByRole('button', { name: 'Save test' }).click();
      const choice = drawer.getByRole('alert').filter({ hasText: 'Somebody of your team saved this test' });
      await expect(choice).toContainText('Ask ten dairies');
      await expect(drawer.getByLabel('What did you try?')).toHaveValue('Ask ten shops');
      await expectNoViolations(page, 'choosing between two tests');
      await choice.getByRole('button', { name: 'Keep mine' }).click();
      await drawer.getByRole('button', { name: 'Save test' }).click();
      await expect(page.getByRole('button', { name: 'Ask ten shops' })).toBeVisible();
      await context.close();
    },
  );
});
