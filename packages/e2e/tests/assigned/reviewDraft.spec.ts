// What a mentor types in the reading room is lost by nothing: no line, the end of a session, a newer version, a verdict of somebody else.
import type { Page } from '@playwright/test';
import { sameOnPhoneInFull } from '../../src/full';
import { arrangeHandIn, giveVerdict, handIn, type ArrangedHandIn } from '../../src/handIns';
import { asAdmin, createPerson, typeLogin } from '../../src/people';
import { bringSession, forgetSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { expectNotified } from '../../src/toasts';

// Without a line the browser says so itself, for what is sent and for the socket.
test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource/] });

const roomOf = ({ team }: ArrangedHandIn) => `/connect/assigned_teams/${team.slug}/weeks/1`;

/** Everything that can be typed about a version. */
function fieldsOf(page: Page) {
  const main = page.getByRole('main');
  return {
    revise: main.getByRole('radio', { name: /^Ask to revise/ }),
    note: main.getByLabel('Note to the team'),
    secret: main.getByRole('textbox', { name: 'Private note' }),
    advice: main.getByLabel('One thing to do'),
    owner: main.getByLabel('Who does it: Weigh a wet pad'),
  };
}

async function typeAll(page: Page): Promise<void> {
  const { revise, note, secret, advice, owner } = fieldsOf(page);
  await revise.check();
  await note.fill('Say how warm.');
  await secret.fill('Jonna carries the talking alone.');
  await advice.fill('Weigh a wet pad');
  await advice.press('Enter');
  await owner.selectOption({ label: 'Ilka Brandt' });
  await advice.fill('Phone a third dai');
}

async function expectAll(page: Page, mateId: string): Promise<void> {
  const { revise, note, secret, advice, owner } = fieldsOf(page);
  await expect(note).toHaveValue('Say how warm.');
  await expect(revise).toBeChecked();
  await expect(secret).toHaveValue('Jonna carries the talking alone.');
  await expect(advice).toHaveValue('Phone a third dai');
  await expect(owner).toHaveValue(mateId);
}

async function openTyped(page: Page): Promise<ArrangedHandIn> {
  const arranged = await arrangeHandIn();
  await handIn(arranged, { problem: 'Cheese arrives warm.' });
  await bringSession(page, arranged.mentor);
  await page.goto(roomOf(arranged));
  await typeAll(page);
  return arranged;
}

test(
  'without a line nothing is sent and nothing is lost; with one it arrives',
  sameOnPhoneInFull,
  async ({ page }) => {
    const arranged = await openTyped(page);
    await page.context().setOffline(true);
    await page.keyboard.press('Control+Enter');
    await expectNotified(page, /^Your (verdict|note)/);
    await expectAll(page, arranged.mate.userId);
    await page.context().setOffline(false);
    await page.reload();
    await expectAll(page, arranged.mate.userId);
    await page.getByRole('button', { name: 'Ask to revise and stay' }).click();
    await expectNotified(page, /is asked to revise week 1/);
    const items = () =>
      asAdmin<unknown[]>(
        'GET',
        `/rest/v1/action_items?team_id=eq.${arranged.team.id}&select=text,assigned_to&order=created_at`,
      );
    await expect.poll(items).toEqual([
      { text: 'Weigh a wet pad', assigned_to: arranged.mate.userId },
      { text: 'Phone a third dai', assigned_to: null },
    ]);
    // What counts is forgotten by the browser, after the five seconds.
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage))))
      .not.toContain('Say how warm.');
  },
);

test(
  'a session that ends keeps it all, and the next person there sees none of it',
  sameOnPhoneInFull,
  async ({ page }) => {
    const arranged = await openTyped(page);
    const { note, secret, advice, owner } = fieldsOf(page);
    await forgetSession(page);
    await bringSession(page, await createPerson({ role: 'ORGA' }));
    await page.goto(roomOf(arranged));
    await expect(note).toHaveValue('');
    await expect(secret).toHaveValue('');
    await expect(advice).toHaveValue('');
    await expect(owner).toHaveCount(0);
    await forgetSession(page);
    await page.goto(roomOf(arranged));
    await typeLogin(page, arranged.mentor);
    await expect(page).toHaveURL(new RegExp(`${roomOf(arranged)}$`));
    await expectAll(page, arranged.mate.userId);
  },
);

test(
  'it goes along to a newer version, also for who comes back later',
  sameOnPhoneInFull,
  async ({ page }) => {
    const arranged = await openTyped(page);
    await page.goto('/connect');
    await handIn(arranged, { problem: 'Cheese arrives at 14 °C.' }, 1);
    await page.goto(roomOf(arranged));
    await expectAll(page, arranged.mate.userId);
    // Version 3 comes while they read.
    await handIn(arranged, { problem: 'Cheese arrives at 15 °C.' }, 2);
    await page.getByRole('button', { name: 'Read version 3' }).click();
    await expectAll(page, arranged.mate.userId);
  },
);

test('what somebody else judged meanwhile leaves it there to read', sameOnPhoneInFull, async ({ page }) => {
  const arranged = await openTyped(page);
  const orga = await createPerson({ role: 'ORGA', firstName: 'Rieke' });
  await giveVerdict({ ...arranged, mentor: orga }, 'accepted', 'Good.');
  const main = page.getByRole('main');
  await expect(main.getByText('“Good.”')).toBeVisible();
  await expect(main.getByText('Somebody else judged it while you wrote.')).toBeVisible();
  for (const words of ['Say how warm.', 'Weigh a wet pad', 'Phone a third dai'])
    await expect(main.getByText(words)).toBeVisible();
});
