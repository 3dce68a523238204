// What two people, a killed page and an ended session do to what is typed: nothing.
import { expectNoViolations } from '../../src/axe';
import { onlyInFull } from '../../src/full';
import { arrangeHandIn, savedText } from '../../src/handIns';
import { typeLogin } from '../../src/people';
import { bringSession, forgetSession } from '../../src/session';
import { expect, test } from '../../src/test';

const problem = 'The problem in one sentence';
const people = 'Who has it';

test(
  'two people write in two parts, and in the same one: both texts stay until somebody chooses',
  onlyInFull,
  async ({ page, browser }) => {
    const arranged = await arrangeHandIn();
    await bringSession(page, arranged.captain);
    await page.goto(arranged.path);
    const context = await browser.newContext({
      baseURL: new URL(page.url()).origin,
      locale: 'en-GB',
      timezoneId: 'Europe/Berlin',
    });
    const other = await context.newPage();
    await bringSession(other, arranged.mate);
    await other.goto(arranged.path);
    const mine = page.getByRole('textbox', { name: problem });
    const theirs = other.getByRole('textbox', { name: problem });

    await mine.fill('Cheese arrives warm.');
    // Whoever typed nothing for ten seconds counts as writing no longer, and the socket that tells it may take as long to open.
    await expect(async () => {
      await other.getByRole('textbox', { name: people }).fill('');
      await other.getByRole('textbox', { name: people }).fill('Dairies');
      await expect(page.getByText('Ilka is writing here too.')).toBeVisible({ timeout: 9_000 });
    }).toPass();
    await expect(page.getByRole('textbox', { name: people })).toHaveValue('Dairies');
    await expect(theirs).toHaveValue('Cheese arrives warm.');

    await test.step('the same part', async () => {
      await other.context().setOffline(true);
      await theirs.fill('Cheese arrives late.');
      await mine.fill('Cheese arrives broken.');
      await expect.poll(() => savedText(arranged, 'problem')).toBe('Cheese arrives broken.');
      await other.context().setOffline(false);
      const choice = other.getByRole('group', { name: /Which text stays/ });
      await expect(choice).toContainText('Cheese arrives late.');
      await expect(choice).toContainText('Cheese arrives broken.');
      await expectNoViolations(other, 'choosing between two texts');
      await choice.getByRole('button', { name: 'Keep both' }).click();
      await expect
        .poll(() => savedText(arranged, 'problem'))
        .toBe('Cheese arrives late.\n\nCheese arrives broken.');
      await expect(mine).toHaveValue('Cheese arrives late.\n\nCheese arrives broken.');
    });
    await context.close();
  },
);

test.describe('without a line or a session', () => {
  test.use({ expectedConsole: [/Failed to load resource|WebSocket|ERR_/] });

  test('a page that is killed in the middle of a word loses nothing', onlyInFull, async ({ page }) => {
    const arranged = await arrangeHandIn();
    await bringSession(page, arranged.captain);
    await page.goto(arranged.path);
    const field = page.getByRole('textbox', { name: problem });
    await field.waitFor();
    // A page that closes still sends what it can; one that crashes does not.
    const context = page.context();
    const browser = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // What is typed is sent after a pause, which may be over before the page is.
    await page.route('**/rpc/save_hand_in_part', (route) => route.abort());
    await field.fill('Cheese arr');
    void browser.send('Page.crash').catch(() => undefined);
    await crashed;
    expect(await savedText(arranged, 'problem')).toBeUndefined();
    const next = await context.newPage();
    await next.goto(arranged.path);
    await expect(next.getByRole('textbox', { name: problem })).toHaveValue('Cheese arr');
    await expect(next.getByRole('textbox', { name: problem })).toBeFocused();
    await expect.poll(() => savedText(arranged, 'problem')).toBe('Cheese arr');
  });

  test(
    'a session that ends while somebody writes loses nothing, and nobody else sees it',
    onlyInFull,
    async ({ page }) => {
      const arranged = await arrangeHandIn();
      await bringSession(page, arranged.captain);
      await page.goto(arranged.path);
      const field = page.getByRole('textbox', { name: problem });
      await field.waitFor();
      await page.route('**/rpc/save_hand_in_part', (route) => route.abort());
      await field.fill('Only Jonna may read this');
      await forgetSession(page);
      expect(await savedText(arranged, 'problem')).toBeUndefined();
      await page.context().setOffline(false);

      await bringSession(page, arranged.mate);
      await page.goto(arranged.path);
      await expect(field).toHaveValue('');
      await forgetSession(page);
      await page.unroute('**/rpc/save_hand_in_part');
      await page.goto(arranged.path);
      await typeLogin(page, arranged.captain);
      await expect(page).toHaveURL(new RegExp(`${arranged.path}$`));
      await expect(field).toHaveValue('Only Jonna may read this');
      await expect.poll(() => savedText(arranged, 'problem')).toBe('Only Jonna may read this');
    },
  );
});

test('what is due says so: late, and a week that has not begun', onlyInFull, async ({ page }) => {
  const arranged = await arrangeHandIn({ dueInHours: 50 });
  await bringSession(page, arranged.captain);
  await page.goto('/connect/team/weeks/11');
  await expect(page.getByText(/^Opens in/)).toBeVisible();
  await expectNoViolations(page, 'a week to come');
  await page.goto('/connect/team/weeks/8');
  await expect(page.getByText('This week asks for nothing')).toBeVisible();
  await expectNoViolations(page, 'a week that asks for nothing');
  await page.goto('/connect/team/weeks/99');
  await expect(page.getByText('This season has no such week')).toBeVisible();
});

test(
  'a part that is missing is asked about once, and the hand-in is marked',
  onlyInFull,
  async ({ page }) => {
    const arranged = await arrangeHandIn({ dueInHours: -2 });
    await bringSession(page, arranged.captain);
    await page.goto(arranged.path);
    await expect(page.getByText('2 hours late')).toBeVisible();
    await page.getByRole('textbox', { name: people }).fill('Dairies');
    await page.keyboard.press('Control+s');
    await expect.poll(() => savedText(arranged, 'people')).toBe('Dairies');
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(problem);
    await expectNoViolations(page, 'handing in without a part');
    await dialog.getByRole('button', { name: 'Hand in anyway' }).click();
    await expect(page.getByText('Version 1 is handed in')).toBeVisible();
    await expect(page.getByText(/late, incomplete/)).toBeVisible();
  },
);
