import { onlyInFull } from '../../src/full';
import { expectNoViolations } from '../../src/axe';
import { linkMailedTo, mailsTo } from '../../src/mailbox';
import { asAdmin, createPerson, newAddress } from '../../src/people';
import { bringSession, forgetSession } from '../../src/session';
import { expect, test } from '../../src/test';

const PEOPLE = '/connect/admin/people';
const profilesOf = (email: string) =>
  asAdmin<{ role: string }[]>('GET', `/rest/v1/profiles?email=eq.${encodeURIComponent(email)}&select=role`);

test(
  'an organiser invites a mentor, who chooses a password and is let in as one',
  onlyInFull,
  async ({ page }) => {
    const email = newAddress();
    await bringSession(page, await createPerson({ role: 'ORGA' }));
    await page.goto(PEOPLE);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog.getByLabel('E-mail')).toBeFocused();
    await expect(dialog.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type(email);
    await dialog.getByLabel('Role').selectOption('MENTOR');
    await dialog.getByRole('radio', { name: 'Deutsch' }).check({ force: true });
    await expectNoViolations(page, 'an invitation');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText(`${email} is invited`)).toBeVisible();
    await expect(dialog).toBeHidden();
    const link = await linkMailedTo(email);
    expect((await mailsTo(email))[0]?.text).toContain('GROW');
    expect(await profilesOf(email)).toEqual([{ role: 'MENTOR' }]);

    await forgetSession(page);
    await page.goto(link);
    await page.getByRole('main').getByRole('button').first().click();
    await expect(
      page.getByRole('heading', { level: 1, name: /Choose your password|Wähle dein Passwort/ }),
    ).toBeVisible();
    await page.locator('input[type=password]').fill('eleven weeks of work');
    await page.getByRole('main').locator('button[type=submit]').click();
    await page.waitForURL((url) => url.pathname === '/connect/welcome');
  },
);

test.describe('what is refused', () => {
  test.use({ expectedConsole: [/status of 4(09|22)/] });

  test('an address that has an account says so, and what was typed stays', onlyInFull, async ({ page }) => {
    const { email } = await createPerson();
    await bringSession(page, await createPerson({ role: 'ORGA' }));
    await page.goto(PEOPLE);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail').fill(email);
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('This address has an account already.');
    await expect(dialog.getByLabel('E-mail')).toHaveValue(email);
    expect(await mailsTo(email)).toEqual([]);
  });
});

test(
  'an organiser deletes somebody’s account after typing the address, and not their own here',
  onlyInFull,
  async ({ page }) => {
    const person = await createPerson({ firstName: 'Lou' });
    const orga = await createPerson({ role: 'ORGA' });
    await bringSession(page, orga);
    await page.goto(`${PEOPLE}?q=${encodeURIComponent(person.email)}`);
    const menu = page.getByRole('button', { name: /^Actions for/ });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await expect(dialog).toContainText(`It is not the same. Type ${person.email}.`);
    await page.keyboard.type(person.email.toUpperCase());
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByText(/The account of Lou .*is deleted/)).toBeVisible();
    await expect(page.getByText('Nobody matches this')).toBeVisible();
    expect(await profilesOf(person.email)).toEqual([]);
    await page.goto(`${PEOPLE}?q=${encodeURIComponent(orga.email)}`);
    await menu.click();
    await expect(page.getByRole('menuitem', { name: 'Change role' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Delete account' })).toHaveCount(0);
  },
);
