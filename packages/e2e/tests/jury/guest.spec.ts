import { expectNoViolations } from '../../src/axe';
import { secondPage } from '../../src/checkIn';
import { onlyInFull } from '../../src/full';
import { gateRoom, giveReason, halfTimeId, useGateStack } from '../../src/gates';
import { codeTo, giveTeam, guestAddress, invitationTo, sheetStateOf } from '../../src/guests';
import { openRound, score } from '../../src/juries';
import { rieke } from '../../src/keyScreens';
import { bringSession } from '../../src/session';
import { currentStack } from '../../src/stack';
import { expect, test } from '../../src/test';
import { wordsIn } from '../../src/words';

// The database refuses members' reads to somebody whose session has ended.
test.use({ readsBuilds: true, expectedConsole: [/Failed to load resource|WebSocket|service worker/i] });
useGateStack();

const say = wordsIn('en');

test(
  'somebody invited by mail judges, sees nothing else, and is out once the invitation is taken back',
  onlyInFull,
  async ({ page, browser }) => {
    test.slow();
    const email = guestAddress();
    await bringSession(page, rieke);
    await page.goto(gateRoom);

    await test.step('an organiser invites them', async () => {
      await page.getByRole('button', { name: say('gates_add_juror') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(say('gates_juror_by_mail')).click();
      await expectNoViolations(page, 'an invitation by mail');
      await dialog.getByLabel(say('email')).fill('rieke@grow.example');
      await dialog.getByLabel(say('first_name')).fill('Nora');
      await dialog.getByLabel(say('last_name')).fill('Bellmann');
      await dialog.getByRole('button', { name: say('gates_guest_invite') }).click();
      await expect(dialog.getByText(say('gates_guest_taken'))).toBeVisible();
      await dialog.getByLabel(say('email')).fill(email);
      await dialog.getByRole('button', { name: say('gates_guest_invite') }).click();
      await expect(page.getByRole('main')).toContainText('Nora Bellmann');
      await expect(page.getByRole('main')).toContainText(say('gates_guest_waits'));
    });
    const round = await openRound('half_time');
    expect(round).toBe(await halfTimeId());
    await giveTeam(round, email, 'spelzwerk');

    const guest = await secondPage(browser, page, currentStack().webUrl);
    await test.step('the link of the mail asks for a code, and the code logs in', async () => {
      await guest.goto('/connect/guest?token=unknown');
      await expect(guest.getByRole('heading', { level: 1, name: say('guest_link_gone') })).toBeVisible();
      await guest.goto(await invitationTo(email));
      await expect(guest.getByRole('main')).toContainText(email);
      await expect(guest.getByRole('main')).toContainText('Karlsruhe A');
      await expectNoViolations(guest, 'the link of an invitation');
      await guest.getByRole('button', { name: say('guest_link_send') }).click();
      await guest.getByLabel(say('code_label')).fill(await codeTo(email));
      await expect(guest).toHaveURL(/\/connect\/jury\/half-time$/);
    });

    await test.step('they score a team', async () => {
      await guest.getByRole('link', { name: /Spelzwerk/ }).click();
      await expect(guest.getByRole('heading', { level: 1, name: 'Spelzwerk' })).toBeVisible();
      await score(guest, [4, 5, 3, 4, 2]);
      await guest.getByRole('button', { name: say('jury_hand_in') }).click();
      await expect.poll(() => sheetStateOf(email)).toBe('submitted');
    });

    await test.step('every other screen leads them back to their round', async () => {
      for (const address of ['/connect', '/connect/teams', '/connect/profile', '/connect/welcome']) {
        await guest.goto(address);
        await expect(guest.getByRole('heading', { level: 1, name: say('guest_title') })).toBeVisible();
        await expect(guest.getByRole('link', { name: say('guest_open') })).toBeVisible();
      }
      await expectNoViolations(guest, 'what a guest sees in place of other screens');
      await guest.getByRole('link', { name: say('guest_open') }).click();
      await expect(guest).toHaveURL(/\/connect\/jury\/half-time$/);
    });

    await test.step('taken back, they are out, and their link leads nowhere', async () => {
      const link = await invitationTo(email);
      await page.goto(gateRoom);
      await expect(page.getByRole('main')).toContainText('Nora Bellmann');
      await page
        .getByRole('button', { name: say('gates_juror_actions', { person: 'Nora Bellmann' }) })
        .click();
      await page.getByRole('menuitem', { name: say('gates_guest_revoke') }).click();
      await giveReason(page, 'They are ill', say('gates_guest_revoke'));
      await expect(page.getByRole('main')).toContainText(say('gates_guest_revoked'));
      await guest.goto(link);
      await expect(guest.getByRole('heading', { level: 1, name: say('guest_link_gone') })).toBeVisible();
      await guest.goto('/connect/jury/half-time');
      await expect(guest.getByRole('heading', { level: 1 })).not.toContainText('Spelzwerk');
      await expect(guest.getByText('Spelzwerk')).toHaveCount(0);
    });
  },
);
