import { expectNoViolations } from '../../src/axe';
import { fullUnless } from '../../src/full';
import { arrangeHandIn, giveVerdict, savedText } from '../../src/handIns';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { speak, wordsIn, type Locale } from '../../src/words';

// Without a line the browser says so itself, for what is sent and for the socket.
test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|WebSocket/] });

for (const locale of ['en', 'de'] as Locale[]) {
  test(
    `week 4 is written, kept offline, handed in, revised and accepted (${locale})`,
    fullUnless(locale === 'en'),
    async ({ page }) => {
      const say = wordsIn(locale);
      const arranged = await arrangeHandIn({ week: 4 });
      await speak(page, locale);
      await bringSession(page, arranged.captain);
      await page.goto(arranged.path);
      const field = page.getByRole('textbox', { name: locale === 'en' ? 'The assumption' : 'Die Annahme' });
      const result = page.getByRole('textbox', { name: locale === 'en' ? 'What came out' : 'Was herauskam' });
      const bar = page.locator('[data-save-bar]');
      const handIn = bar.getByRole('button');
      const noticeOf = (words: string) => page.getByText(words).first();

      await expect(bar).toContainText(say('hand_in_nothing_written'));
      await field.fill('Cheese');
      await expect(bar).toContainText(say('hand_in_saved').replace('{time}', ''));
      expect(await savedText(arranged, 'assumption')).toBe('Cheese');
      await expectNoViolations(page, 'writing a hand-in');

      await test.step('without a line it waits in the browser, and is sent when that is back', async () => {
        await page.context().setOffline(true);
        await field.fill('Cheese arrives warm.');
        await field.blur();
        await expect(bar).toContainText(say('hand_in_offline').replace('{time}', ''));
        expect(await savedText(arranged, 'assumption')).toBe('Cheese');
        await page.context().setOffline(false);
        await expect(bar).toContainText(say('hand_in_saved').replace('{time}', ''));
        expect(await savedText(arranged, 'assumption')).toBe('Cheese arrives warm.');
      });

      // From here on without a pointer: the next part is one step away, and so is the button after it.
      await field.focus();
      await page.keyboard.press('Tab');
      await expect(result).toBeFocused();
      await page.keyboard.type('Six of nine dairies say so.');
      await handIn.press('Enter');
      await expect(noticeOf(say('hand_in_done', { version: 1 }))).toBeVisible();
      await expect(handIn).toContainText(say('hand_in_action_again'));

      await giveVerdict(arranged, 'changes_requested', 'Say how warm.');
      await page.reload();
      await expect(page.getByText(say('hand_in_quoted', { text: 'Say how warm.' }))).toBeVisible();
      await expect(field).toHaveValue('Cheese arrives warm.');
      await expectNoViolations(page, 'a hand-in to revise');
      await field.fill('Cheese arrives at 14 °C.');
      await expect(page.getByText(say('hand_in_part_changed'), { exact: true })).toBeVisible();
      await page.keyboard.press('Control+Enter');
      await expect(noticeOf(say('hand_in_done', { version: 2 }))).toBeVisible();

      await test.step('what changed between two versions is marked word by word', async () => {
        await page.getByRole('button', { name: say('hand_in_compare', { version: 1 }) }).press('Enter');
        await expect(page.getByRole('dialog').getByRole('insertion').first()).toBeVisible();
        await expectNoViolations(page, 'comparing versions');
        await page.keyboard.press('Escape');
      });

      await giveVerdict(arranged, 'accepted');
      await page.reload();
      await expect(page.getByRole('heading', { name: say('hand_in_what_was') })).toBeVisible();
      await expect(page.getByText('Cheese arrives at 14 °C.')).toBeVisible();
      await expect(page.getByText(say('hand_in_state_accepted'), { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expectNoViolations(page, 'an accepted hand-in');
    },
  );
}
