import type { Page } from '@playwright/test';
import { sameOnPhoneInFull } from '../../src/full';
import { expectNoViolations } from '../../src/axe';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { arrangeTeam, describePerson } from '../../src/teamRows';
import { expect, test } from '../../src/test';

const seen = (page: Page, field: string) => page.locator(`[data-seen="${field}"]`);

test(
  'what somebody hides is gone for other members, in their search too, and shown as such to oneself',
  sameOnPhoneInFull,
  async ({ page, browser }) => {
    const person = await createPerson({ firstName: 'Nele', lastName: `Hooge${Date.now()}` });
    await describePerson(person.userId, { city: 'Pellworm', skills: ['sales'], discoverable: true });
    await bringSession(page, person);
    await page.goto('/connect/profile/privacy');
    await expect(seen(page, 'city')).toHaveText('Pellworm');
    await page.getByRole('checkbox', { name: 'City' }).focus();
    await page.keyboard.press('Space');
    // Before anything is saved one sees what it would look like.
    await expect(seen(page, 'city')).toHaveText('Hidden');
    await expect(seen(page, 'skills')).toHaveText('Sales');
    await expectNoViolations(page, 'who sees what');
    await page.getByRole('button', { name: 'Save visibility' }).click();
    await expect(page.getByText('It counts from now on, everywhere.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'City' })).not.toBeChecked();

    const viewport = page.viewportSize();
    const context = await browser.newContext({ ...(viewport ? { viewport } : {}), locale: 'en-GB' });
    const other = await context.newPage();
    const team = await arrangeTeam({ name: person.lastName });
    await bringSession(other, team.captain);
    await other.goto(new URL(`/connect/teams?view=people&q=${person.lastName}`, page.url()).href);
    const card = other.getByRole('listitem').filter({ hasText: person.lastName }).first();
    await expect(card).toContainText('Sales');
    await expect(card).not.toContainText('Pellworm');
    await context.close();
  },
);
