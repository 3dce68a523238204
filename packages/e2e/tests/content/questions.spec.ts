import type { Page } from '@playwright/test';
import { onlyInFull } from '../../src/full';
import { expectNoViolations } from '../../src/axe';
import { addFaq, rowsOf } from '../../src/content';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { uniqueWord } from '../../src/uniqueWord';

const CONTENT = '/connect/admin/content';

const row = (page: Page, word: string) => page.locator('[data-entry]', { hasText: word });
const toast = (page: Page, text: string) => page.locator('[data-toast]', { hasText: text });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function asOrga(page: Page, path = CONTENT) {
  await bringSession(page, await createPerson({ role: 'ORGA' }));
  await page.goto(path);
}

async function findEntry(page: Page, word: string) {
  await page.getByRole('searchbox', { name: 'Search questions and answers' }).fill(word);
  await expect(row(page, word)).toHaveCount(1);
}

test(
  'an organiser adds a question in both languages, looks at it, and publishes it',
  onlyInFull,
  async ({ page }) => {
    const word = uniqueWord();
    await asOrga(page);
    await press(page, 'Add question');
    await page.getByLabel('Question in English').fill(`May ${word} come along?`);
    await page.keyboard.press('Control+s');
    await expect(page.getByLabel('Question in German')).toBeFocused();
    await expect(page.getByText('Write something here.')).toHaveCount(3);
    await page.getByLabel('Question in German').fill(`Darf ${word} mit?`);
    await page.getByLabel('Answer in English').fill('Yes.\n\nBut quietly.');
    await page.getByLabel('Answer in German').fill('Ja, leise.');
    await expect(page.getByLabel('Address')).toHaveValue(`may-${word}-come-along`);
    await page.getByRole('radio', { name: 'German' }).check({ force: true });
    await expect(page.getByRole('heading', { name: `Darf ${word} mit?` })).toBeVisible();
    await press(page, 'Save');
    await expect(toast(page, `May ${word} come along? is saved`)).toBeVisible();
    await findEntry(page, word);
    await expect(row(page, word)).toContainText('Not published');
    await press(page, `Publish May ${word} come along?`);
    await expect(toast(page, 'is published')).toBeVisible();
    expect(await rowsOf('faqs', 'slug', `may-${word}-come-along`)).toMatchObject([
      { published: true, answer_en: 'Yes.\n\nBut quietly.', answer_de: 'Ja, leise.' },
    ]);
  },
);

test(
  'what was typed is still there after the page was left, and can be discarded and taken back',
  onlyInFull,
  async ({ page }) => {
    const { id } = await addFaq(uniqueWord());
    await asOrga(page, `${CONTENT}?edit=${id}`);
    const answer = page.getByLabel('Answer in English');
    await answer.fill('Only on a lead.');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(answer).toHaveValue('Only on a lead.');
    await expect(page.getByText('What you typed is still here')).toBeVisible();
    await press(page, 'Discard');
    await expect(answer).toHaveValue('Yes.\n\nBut quietly.');
    await toast(page, 'Your changes are gone').getByRole('button', { name: 'Undo' }).click();
    await expect(answer).toHaveValue('Only on a lead.');
  },
);

test('the order is changed by keyboard, and the focus stays on the button', onlyInFull, async ({ page }) => {
  const [first, second] = [uniqueWord(), uniqueWord()];
  const position = 1_000_000 + Math.floor(Math.random() * 1_000_000);
  await addFaq(first, { position });
  await addFaq(second, { position: position + 1 });
  await asOrga(page);
  const up = page.getByRole('button', { name: `Move Is ${second} allowed? up` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Is ${second} allowed? is now number`)).toBeAttached();
  await expect(up).toBeFocused();
  const placeOf = async (word: string) => (await rowsOf('faqs', 'slug', word))[0]?.position ?? 0;
  await expect.poll(async () => (await placeOf(first)) - (await placeOf(second))).toBeGreaterThan(0);
});

test('a deleted question comes back whole with Undo', onlyInFull, async ({ page }) => {
  const word = uniqueWord();
  const before = await addFaq(word);
  await asOrga(page);
  await findEntry(page, word);
  await press(page, `Delete Is ${word} allowed?`);
  await expect(row(page, word)).toHaveCount(0);
  await toast(page, 'is deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, word)).toHaveCount(1);
  const [after] = await rowsOf('faqs', 'slug', word);
  expect(after).toMatchObject({ id: before.id, answer_en: before['answer_en'], published: true });
});

test('list and form have no axe violations', onlyInFull, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await asOrga(page);
  await expect(page.locator('[data-entry]').first()).toBeVisible();
  await expectNoViolations(page, 'list');
  await press(page, 'Add question');
  await page.getByLabel('Question in English').fill('Half');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Write something here.').first()).toBeVisible();
  await expectNoViolations(page, 'form');
});

test.describe('refusals', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('offline nothing typed is lost, and saving works on the next try', onlyInFull, async ({ page }) => {
    const word = uniqueWord();
    const { id } = await addFaq(word);
    await asOrga(page, `${CONTENT}?edit=${id}`);
    await page.getByLabel('Answer in English').fill('Later.');
    await page.route('**/rest/v1/faqs?*', (route) => route.abort('internetdisconnected'));
    await press(page, 'Save');
    await expect(page.locator('[data-save-bar]')).toContainText('connection');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await press(page, 'Save');
    await expect(toast(page, 'is saved')).toBeVisible();
    expect(await rowsOf('faqs', 'slug', word)).toMatchObject([{ answer_en: 'Later.' }]);
  });

  test('a list that does not load says so and loads on the next try', onlyInFull, async ({ page }) => {
    await page.route('**/rest/v1/faqs?*', (route) => route.abort('internetdisconnected'));
    await asOrga(page);
    await expect(page.getByRole('heading', { name: 'This part did not load' })).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await press(page, 'Try again');
    await expect(page.locator('[data-entry]').first()).toBeVisible();
  });

  test(
    'an address that another question has is refused before and by the database',
    onlyInFull,
    async ({ page }) => {
      const [taken, late] = [uniqueWord(), uniqueWord()];
      await addFaq(taken);
      const { id } = await addFaq(late);
      await asOrga(page, `${CONTENT}?edit=${id}`);
      await page.getByLabel('Address').fill(taken);
      await press(page, 'Save');
      await expect(page.getByText('Another question has this address.')).toBeVisible();
      const race = uniqueWord();
      await page.getByLabel('Address').fill(race);
      await addFaq(race);
      await press(page, 'Save');
      await expect(page.locator('[data-save-bar]')).toContainText('already');
      await expect(page.getByLabel('Address')).toHaveValue(race);
    },
  );
});
