// Whoever keeps what the site says works through lists: after each action the focus is at the entry, and it is told once.
import type { Page } from '@playwright/test';
import { addFaq, addPartner } from '../../src/content';
import { onlyInFull, sameOnPhoneInFull } from '../../src/full';
import { after } from '../../src/focusSteps';
import { button, heading, press } from '../../src/keyboard';
import { createPerson } from '../../src/people';
import { twoHalves } from '../../src/pictures';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { expectNotified, toasts } from '../../src/toasts';
import { uniqueWord } from '../../src/uniqueWord';

const CONTENT = '/connect/admin/content';

async function open(page: Page, path: string) {
  await bringSession(page, await createPerson({ role: 'ORGA' }));
  await page.goto(path);
}

/** Places at the end of the list that no other test has. */
const lastPlaces = () => 1_000_000 + Math.floor(Math.random() * 1_000_000);

test(
  'an organiser moves, publishes, edits, adds and deletes questions, and stays at each',
  onlyInFull,
  async ({ page }) => {
    const [word, other] = [uniqueWord(), uniqueWord()];
    const position = lastPlaces();
    await addFaq(other, { position });
    await addFaq(word, { position: position + 1 });
    await open(page, CONTENT);
    const name = `Is ${word} allowed?`;
    const search = page.getByRole('searchbox', { name: 'Search questions and answers' });

    await after('faqMutations.move', async () => {
      await press(page, `Move ${name} up`);
      // Told by the list itself, which has the number.
      await expect(page.getByRole('status').filter({ hasText: `${name} is now number` })).toHaveCount(1);
      await expect(button(page, `Move ${name} up`)).toBeFocused();
    });
    await after('faqMutations.update', async () => {
      await press(page, `Unpublish ${name}`);
      await expectNotified(page, `${name} is no longer published`);
      await expect(button(page, `Publish ${name}`)).toBeFocused();
      await press(page, `Edit ${name}`);
      await expect(heading(page, 'Edit question')).toBeFocused();
      await page.getByLabel('Answer in English').fill('On a lead.');
      await press(page, 'Save');
      await expectNotified(page, `${name} is saved`);
      await expect(button(page, `Edit ${name}`)).toBeFocused();
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Back to the list' }).press('Enter');
      await expect(button(page, `Edit ${name}`)).toBeFocused();
    });
    await test.step('what was typed is given up and brought back', async () => {
      await press(page, `Edit ${name}`);
      await page.getByLabel('Answer in English').fill('Never.');
      await press(page, 'Discard');
      await expectNotified(page, 'Your changes are gone');
      await expect(page.getByLabel('Question in English')).toBeFocused();
      await press(toasts(page).filter({ hasText: 'Your changes are gone' }), 'Undo');
      await expect(page.getByLabel('Answer in English')).toHaveValue('Never.');
      await expect(page.getByLabel('Question in English')).toBeFocused();
      await press(page, 'Discard');
      await page.getByRole('link', { name: 'Back to the list' }).press('Enter');
    });
    await after('faqMutations.add', async () => {
      const added = uniqueWord();
      await press(page, 'Add question');
      await expect(heading(page, 'Add question')).toBeFocused();
      await page.getByLabel('Question in English').fill(`May ${added} come along?`);
      await page.getByLabel('Question in German').fill(`Darf ${added} mit?`);
      await page.getByLabel('Answer in English').fill('Yes.');
      await page.getByLabel('Answer in German').fill('Ja.');
      await press(page, 'Save');
      await expectNotified(page, `May ${added} come along? is saved`);
      await expect(button(page, 'Add question')).toBeFocused();
    });
    await after('faqMutations.remove', async () => {
      await press(page, `Delete ${name}`);
      await expectNotified(page, `${name} is deleted`);
      // The one after it has taken its place.
      await expect(button(page, `Delete Is ${other} allowed?`)).toBeFocused();
      await press(toasts(page).filter({ hasText: 'is deleted' }), 'Undo');
      await expectNotified(page, `${name} is back`);
      await expect(button(page, `Delete Is ${other} allowed?`)).toBeFocused();
    });
    await test.step('a search that finds nothing is given up', async () => {
      await search.fill('nothinghasthesewords');
      await press(page, 'Clear search');
      await expect(search).toBeFocused();
    });
  },
);

test(
  'an organiser adds, edits, moves, publishes and deletes partners, and stays at each',
  sameOnPhoneInFull,
  async ({ page }) => {
    const [name, other] = [uniqueWord(), uniqueWord()];
    await addPartner(other, { position: lastPlaces() });
    await open(page, `${CONTENT}/partners`);

    await after('partnerMutations.add', async () => {
      await press(page, 'Add partner');
      await expect(heading(page, 'Add partner')).toBeFocused();
      await page.getByLabel('Name').fill(name);
      await page.locator('input[type=file]').setInputFiles({
        ...{ name: 'logo.jpg', mimeType: 'image/jpeg' },
        buffer: await twoHalves(page, 120, 30),
      });
      await press(page, 'Remove logo');
      await expect(button(page, 'Choose logo')).toBeFocused();
      await press(page, 'Save');
      await expectNotified(page, `${name} is saved`);
      await expect(button(page, 'Add partner')).toBeFocused();
    });
    await after('partnerMutations.update', async () => {
      await press(page, `Publish ${name}`);
      await expectNotified(page, `${name} is published`);
      await expect(button(page, `Unpublish ${name}`)).toBeFocused();
      await press(page, `Edit ${name}`);
      await expect(heading(page, 'Edit partner')).toBeFocused();
      await page.getByLabel('Website').fill('https://example.org/');
      await press(page, 'Save');
      await expectNotified(page, `${name} is saved`);
      await expect(button(page, `Edit ${name}`)).toBeFocused();
    });
    await after('partnerMutations.move', async () => {
      await press(page, `Move ${name} up`);
      await expect(page.getByRole('status').filter({ hasText: `${name} is now number` })).toHaveCount(1);
      await expect(button(page, `Move ${name} up`)).toBeFocused();
    });
    await after('partnerMutations.remove', async () => {
      await press(page, `Delete ${name}`);
      await expectNotified(page, `${name} is deleted`);
      await expect(button(page, `Delete ${other}`)).toBeFocused();
    });
  },
);
