import type { Page } from '@playwright/test';
import { fullUnless, onlyInFull } from '../../src/full';
import { createPerson, type Role } from '../../src/people';
import { bringSession, forgetSession } from '../../src/session';
import { surfaces, wide } from '../../src/surfaces';
import { expect, test } from '../../src/test';

test.use({ viewport: wide });

const items: Record<'loggedOut' | Role, [label: string, href: string][]> = {
  loggedOut: [['Events', '/events']],
  PARTICIPANT: [
    ['Events', '/events'],
    ['Dashboard', '/connect'],
    ['Teams', '/connect/teams'],
  ],
  ORGA: [
    ['Events', '/events'],
    ['Dashboard', '/connect'],
    ['Teams', '/connect/teams'],
    ['Admin', '/connect/admin'],
  ],
  MENTOR: [
    ['Events', '/events'],
    ['Dashboard', '/connect'],
    ['Teams', '/connect/teams'],
    ['Assigned', '/connect/assigned_teams'],
  ],
};

const avatarItems: Record<Role, [label: string, href: string][]> = {
  PARTICIPANT: [
    ['Profile', '/connect/profile'],
    ['Your Team', '/connect/team'],
  ],
  ORGA: [
    ['Profile', '/connect/profile'],
    ['Your Team', '/connect/team'],
  ],
  MENTOR: [['Profile', '/connect/profile']],
};

const navigation = (page: Page) => page.getByRole('banner').getByRole('navigation').getByRole('link');

async function expectLinks(page: Page, expected: [string, string][]) {
  await expect(navigation(page)).toHaveText(expected.map(([label]) => label));
  const hrefs = await navigation(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect.soft(hrefs).toEqual(expected.map(([, href]) => href));
}

for (const { app, loggedOut, loggedIn } of surfaces) {
  test(
    `${app}: the navigation shows what the specification says, logged out and in every role`,
    fullUnless(app === 'connect'),
    async ({ page }) => {
      const banner = page.getByRole('banner');
      await test.step('Logged out sees Events, Login', async () => {
        await page.goto(loggedOut);
        await expectLinks(page, items.loggedOut);
        await expect.soft(banner.getByRole('link', { name: 'Login' })).toBeVisible();
      });

      for (const role of ['PARTICIPANT', 'ORGA', 'MENTOR'] as const) {
        const own = avatarItems[role].map(([label]) => label).join(', ');
        await test.step(`${role} sees ${items[role].map(([label]) => label).join(', ')} and in the avatar menu ${own}, Sign out`, async () => {
          await forgetSession(page);
          await bringSession(page, await createPerson({ role }));
          await page.goto(loggedIn);
          await expectLinks(page, items[role]);
          await expect.soft(banner.getByRole('link', { name: 'Login' })).toHaveCount(0);
          await banner.getByRole('button', { name: 'Your account' }).click();
          const menu = page.getByRole('menu');
          for (const [label, href] of avatarItems[role]) {
            await expect.soft(menu.getByRole('menuitem', { name: label })).toHaveAttribute('href', href);
          }
          await expect
            .soft(menu.getByRole('menuitem', { name: 'Your Team' }))
            .toHaveCount(role === 'MENTOR' ? 0 : 1);
          await expect.soft(menu.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
        });
      }
    },
  );
}

const highlighted: [path: string, label: string | null][] = [
  ['/events', 'Events'],
  ['/events/', 'Events'],
  ['/connect', 'Dashboard'],
  ['/connect/', 'Dashboard'],
  ['/connect/teams', 'Teams'],
  ['/connect/events', 'Events'],
  ['/connect/profile', null],
  ['/', null],
];

test(
  'Navigation links are highlighted when the current path ends with the link’s href',
  onlyInFull,
  async ({ page }) => {
    await bringSession(page, await createPerson());
    for (const [path, label] of highlighted) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(navigation(page)).toHaveCount(3);
        const current = page.getByRole('banner').getByRole('navigation').locator('[aria-current="page"]');
        await expect.soft(current, path).toHaveText(label === null ? [] : [label]);
      });
    }
  },
);
