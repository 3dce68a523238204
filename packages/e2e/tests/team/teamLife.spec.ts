import { onlyInFull } from '../../src/full';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../../src/axe';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { openTeams } from '../../src/teamCalls';
import { newTeamName, secondBrowser } from '../../src/teams';
import { expect, test } from '../../src/test';
import { speak, wordsIn, type Locale, type Say } from '../../src/words';

const dialog = (page: Page) => page.getByRole('dialog');
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (within: Locator | Page, name: string) => within.getByRole('button', { name, exact: true });
const notice = (page: Page, words: string) => page.getByText(words).first();

async function act(page: Page, whose: string, action: string): Promise<void> {
  await button(page, whose).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function found(page: Page, say: Say, name: string): Promise<void> {
  await page.goto('/connect/team');
  await expect(page.getByText(say('team_empty'))).toBeVisible();
  await expectNoViolations(page, 'in no team');
  await page.getByLabel(say('team_name'), { exact: true }).fill(name);
  await page.getByLabel(say('team_pitch')).fill('Pads from moss');
  await button(page, say('team_found_action')).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function describe(page: Page, say: Say): Promise<void> {
  await button(page, say('team_edit')).click();
  await expect(page).toHaveURL(/dialog=edit/);
  const drawer = dialog(page);
  await drawer.getByLabel(say('team_description')).fill('<b>Not bold</b>\nSecond line');
  await drawer.getByLabel(say('teams_city')).fill('Karlsruhe');
  await expectNoViolations(page, 'editing a team');
  await button(drawer, say('team_save')).click();
  await expect(page.getByText('<b>Not bold</b>')).toBeVisible();

  await button(page, say('team_role_add')).click();
  await dialog(page).getByLabel(say('team_role_title'), { exact: true }).fill('Sales to dairies');
  await button(dialog(page), say('team_role_save')).click();
  await expect(part(page, say('team_page_people'))).toContainText('Sales to dairies');
}

async function ask(page: Page, say: Say, name: string): Promise<void> {
  await page.goto(`/connect/teams?q=${encodeURIComponent(name)}`);
  await button(page, say('join_ask_team', { team: name })).click();
  await dialog(page).getByLabel(say('ask_message')).fill('I know three dairies. 🐄');
  await dialog(page).getByLabel(say('ask_role')).selectOption({ index: 1 });
  await button(dialog(page), say('ask_action')).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.goto('/connect/team');
  await button(page, say('join_withdraw_team', { team: name })).click();
  await expect(notice(page, say('join_withdrawn', { team: name }))).toBeVisible();
  await button(page, say('undo')).click();
  await expect(part(page, say('team_requests'))).toContainText(name);
}

for (const locale of ['en', 'de'] as Locale[]) {
  test(
    `two people found, ask, answer, hand over, remove, invite, leave and end a team (${locale})`,
    onlyInFull,
    async ({ page, browser }) => {
      await openTeams();
      const say = wordsIn(locale);
      const name = newTeamName();
      const jonna = await createPerson();
      await speak(page, locale);
      await bringSession(page, jonna);
      const people = part(page, say('team_page_people'));
      const requests = part(page, say('team_requests'));

      await found(page, say, name);
      await describe(page, say);
      const { page: other } = await secondBrowser(browser, page, 'Emre');
      await speak(other, locale);
      await ask(other, say, name);

      // What happens in the other browser appears without a reload.
      await expect(requests).toContainText('I know three dairies. 🐄');
      await expectNoViolations(page, 'a request waits');
      await button(requests, say('answer_decline')).click();
      await expect(requests).toContainText(say('team_requests_empty'));
      await button(page, say('undo')).click();
      await button(requests, say('team_take_on')).click();
      await expect(people).toContainText('Emre Tannhof');
      await expect(other.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(button(other, say('team_edit'))).toHaveCount(0);

      await act(page, say('team_role_actions', { role: 'Sales to dairies' }), say('team_role_edit'));
      await dialog(page).getByLabel(say('team_role_holder')).selectOption({ label: 'Emre Tannhof' });
      await button(page, say('team_role_save')).click();
      await expect(page.getByText(say('team_role_filled', { name: 'Emre Tannhof' }))).toBeVisible();
      await act(page, say('team_actions', { name: 'Emre Tannhof' }), say('team_make_captain'));
      await button(dialog(page), say('team_make_captain')).click();
      await expect(notice(page, say('team_handed_over', { name: 'Emre Tannhof' }))).toBeVisible();
      await expect(button(page, say('team_edit'))).toHaveCount(0);

      await act(other, say('team_actions', { name: 'Jonna Falk' }), say('team_remove'));
      await button(dialog(other), say('team_remove_action')).click();
      await expect(part(other, say('team_page_people'))).not.toContainText('Jonna Falk');
      await expect(page.getByText(say('team_empty'))).toBeVisible();
      await button(other, say('team_invite')).click();
      await dialog(other).getByLabel(say('email'), { exact: true }).fill(jonna.email);
      await button(dialog(other), say('invite_send')).click();
      await expect(notice(other, say('invite_sent', { name: jonna.email }))).toBeVisible();
      // While it still sends, the dialog stays: its toast may come just before it is done.
      await expect(async () => {
        await other.keyboard.press('Escape');
        await expect(dialog(other)).toBeHidden({ timeout: 1_000 });
      }).toPass();
      await button(page, say('answer_accept', { team: name })).click();
      await expect(people).toContainText('Emre Tannhof');

      await expect(part(other, say('team_page_people'))).toContainText('Jonna Falk');
      await act(other, say('team_actions_own'), say('team_leave'));
      await button(dialog(other), say('team_leave')).click();
      await expect(other.getByText(say('team_leave_successor_missing'))).toBeVisible();
      await expectNoViolations(other, 'a captain leaves');
      await other.getByLabel(say('team_leave_successor')).selectOption({ label: 'Jonna Falk' });
      await button(dialog(other), say('team_leave')).click();
      await expect(other.getByText(say('team_empty'))).toBeVisible();

      await expect(people).not.toContainText('Emre Tannhof');
      await act(page, say('team_actions_own'), say('team_leave'));
      await expect(page.getByText(say('team_leave_last', { team: name }))).toBeVisible();
      await button(page, say('team_leave_last_action')).click();
      await expect(page.getByText(say('team_empty'))).toBeVisible();
      await other.context().close();
    },
  );
}
