// A42: the twelve fields go with every save, over the version that was read; who loses a race chooses.
import type { Page, Request } from '@playwright/test';
import { onlyInFull } from '../../src/full';
import { expectNoViolations } from '../../src/axe';
import { asAdmin } from '../../src/people';
import { bar, field, openProfile, save, stored } from '../../src/profile';
import { expect, test } from '../../src/test';

const clash = (page: Page) => page.locator('[data-clash]');
const choice = (page: Page, label: string) => clash(page).getByRole('group', { name: `${label}:` });

// A save that lost the race is answered with 406, which browsers note.
test.use({ expectedConsole: [/status of 406/] });

/** Two tabs of one person, both at the profile before either is typed into. */
async function twoTabs(page: Page) {
  const { userId } = await openProfile(page);
  const second = await page.context().newPage();
  second.on('dialog', (dialog) => void dialog.accept());
  await second.goto('/connect/profile');
  await expect(field(second, 'First name')).toHaveValue('Jonna');
  return { userId, second };
}

test('every save sends the twelve fields over the version that was read', onlyInFull, async ({ page }) => {
  const { userId } = await openProfile(page);
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request);
  });
  for (const text of ['One', 'Two']) {
    await field(page, 'About you').fill(text);
    await save(page).click();
    await expect.poll(async () => (await stored(userId)).bio).toBe(text);
    await expect(bar(page)).toHaveCount(0);
  }
  expect(sent).toHaveLength(2);
  for (const request of sent) {
    expect(Object.keys(request.postDataJSON() as object).sort()).toEqual(
      [
        ...['first_name', 'last_name', 'studies', 'university', 'university_country', 'homeland', 'gender'],
        ...['avatar', 'skills', 'role', 'bio', 'key_qualification'],
      ].sort(),
    );
    const query = new URL(request.url()).searchParams;
    expect(query.get('user_id')).toBe(`eq.${userId}`);
    expect(query.get('updated_at')).toMatch(/^eq\.\d{4}-\d\d-\d\dT/);
  }
});

test(
  'the second of two tabs is shown both texts, and keeps its own by the keyboard',
  onlyInFull,
  async ({ page }) => {
    const { userId, second } = await twoTabs(page);
    await field(page, 'About you').fill('From the first tab.');
    await field(page, 'University').fill('Hanse');
    await field(second, 'About you').fill('From the second tab.');
    await field(second, 'Studies').fill('Law');
    await save(page).click();
    await expect(bar(page)).toHaveCount(0);

    await save(second).click();
    await expect(clash(second)).toBeFocused();
    await expect(choice(second, 'About you')).toContainText('From the first tab.');
    await expect(choice(second, 'About you')).toContainText('From the second tab.');
    await expect(field(second, 'About you')).toHaveValue('From the second tab.');
    await expect(field(second, 'University')).toHaveValue('Hanse');
    expect(await stored(userId)).toMatchObject({ bio: 'From the first tab.', studies: null });
    await expectNoViolations(second, 'a profile that was saved elsewhere');
    // Saving again without a choice leads back to it.
    await save(second).click();
    await expect(clash(second)).toBeFocused();

    await second.keyboard.press('Tab');
    await second.keyboard.press('Enter');
    await expect(clash(second)).toHaveCount(0);
    await save(second).click();
    await expect(bar(second)).toHaveCount(0);
    expect(await stored(userId)).toMatchObject({
      bio: 'From the second tab.',
      studies: 'Law',
      university: 'Hanse',
    });
  },
);

test(
  'the second of two tabs takes what is saved, and what was typed can come back',
  onlyInFull,
  async ({ page }) => {
    const { userId, second } = await twoTabs(page);
    await field(page, 'About you').fill('From the first tab.');
    await field(second, 'About you').fill('From the second tab.');
    await save(page).click();
    await expect(bar(page)).toHaveCount(0);
    await save(second).click();
    await expect(clash(second)).toBeFocused();
    // What is typed and the choice outlive a reload.
    await second.reload();
    await expect(field(second, 'About you')).toHaveValue('From the second tab.');
    await choice(second, 'About you').getByRole('button', { name: 'Take what is saved' }).click();
    await expect(field(second, 'About you')).toHaveValue('From the first tab.');
    await expect(bar(second)).toHaveCount(0);
    await second.getByRole('button', { name: 'Undo' }).click();
    await expect(field(second, 'About you')).toHaveValue('From the second tab.');
    await choice(second, 'About you').getByRole('button', { name: 'Keep what I typed' }).click();
    await save(second).click();
    await expect.poll(async () => (await stored(userId)).bio).toBe('From the second tab.');
  },
);

test('what was saved elsewhere in another field stays, and nobody is asked', onlyInFull, async ({ page }) => {
  const { userId } = await openProfile(page);
  await field(page, 'Studies').fill('Law');
  await asAdmin('PATCH', `/rest/v1/profiles?user_id=eq.${userId}`, { university: 'Hanse', gender: 'female' });
  await save(page).click();
  await expect(field(page, 'University')).toHaveValue('Hanse');
  await expect(bar(page)).toHaveCount(0);
  expect(await stored(userId)).toMatchObject({ studies: 'Law', university: 'Hanse', gender: 'female' });
});

test('the choice is offered in German, too', onlyInFull, async ({ page }) => {
  const { userId } = await openProfile(page);
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await field(page, 'Über dich').fill('Von mir.');
  await asAdmin('PATCH', `/rest/v1/profiles?user_id=eq.${userId}`, { bio: 'Vom Telefon.' });
  await bar(page)
    .getByRole('button', { name: /sichern|speichern/i })
    .click();
  await expect(clash(page)).toContainText('Inzwischen an anderer Stelle gespeichert');
  await expect(choice(page, 'Über dich')).toContainText('Vom Telefon.');
});
