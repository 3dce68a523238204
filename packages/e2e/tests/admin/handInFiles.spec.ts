// Files of a selection, packed in the organiser's browser; and a matrix that could not be read again, which it is every minute.
import { readFile } from 'node:fs/promises';
import { onDatabase } from '../../src/database';
import { pdf } from '../../src/files';
import { sameOnPhoneInFull } from '../../src/full';
import { arrangeHandIn, savedFiles, type ArrangedHandIn } from '../../src/handIns';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { currentStack } from '../../src/stack';
import { asPerson } from '../../src/teamCalls';
import { expect, test } from '../../src/test';
import { toasts } from '../../src/toasts';
import { wordsIn } from '../../src/words';

const say = wordsIn('en');

/** The versions of all parts of a draft. */
const versionsOf = ({ team, milestoneId }: ArrangedHandIn) =>
  onDatabase(async (sql) => {
    const rows = await sql<{ key: string; version: number }[]>`
      select p.part_key as key, p.version from public.hand_in_parts p
      join public.hand_ins h on h.id = p.hand_in_id
      where h.team_id = ${team.id} and h.milestone_id = ${milestoneId}`;
    return Object.fromEntries(rows.map(({ key, version }) => [key, version]));
  });

test(
  'files of a selection are packed here, and packing can be stopped',
  sameOnPhoneInFull,
  async ({ page, browser }) => {
    const arranged = await arrangeHandIn({ week: 5 });
    const { team, captain, milestoneId, path } = arranged;
    const writer = await browser.newPage({ baseURL: currentStack().webUrl, locale: 'en-GB' });
    await bringSession(writer, captain);
    await writer.goto(path);
    const part = writer.getByRole('group', { name: 'Prototype', exact: true });
    await part.locator('input[type=file]').last().setInputFiles(pdf('plan.pdf'));
    await expect.poll(() => savedFiles(arranged, 'prototype')).toEqual(['plan.pdf']);
    await writer.close();
    const { call } = await asPerson(captain);
    await call('hand_in', { p_milestone_id: milestoneId, p_versions: await versionsOf(arranged) });

    await bringSession(page, await createPerson({ role: 'ORGA' }));
    await page.goto(`/connect/admin/hand-ins?week=5&q=${encodeURIComponent(team.name)}`);
    await page
      .getByRole('checkbox', { name: say('matrix_select', { team: team.name }) })
      .check({ force: true });
    const bar = page.getByRole('group', { name: say('matrix_selection') });
    await bar.getByRole('button', { name: say('matrix_files') }).click();
    const dialog = page.getByRole('dialog');
    const counted = { files: 1, teams: say('matrix_team_one'), size: 1 };
    await expect(dialog).toContainText(say('matrix_files_count', counted));

    await test.step('stopped while a file does not come', async () => {
      await page.route('**/storage/v1/object/sign/**', async (route) => {
        if (route.request().method() !== 'GET') await route.continue();
      });
      await dialog.getByRole('button', { name: say('matrix_files_save') }).click();
      await expect(dialog.getByRole('progressbar')).toBeVisible();
      await dialog.getByRole('button', { name: say('matrix_files_stop') }).click();
      await expect(dialog.getByRole('progressbar')).toBeHidden();
      await expect(toasts(page)).toHaveCount(0);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

    const asked = page.waitForEvent('download');
    await dialog.getByRole('button', { name: say('matrix_files_save') }).click();
    const download = await asked;
    expect(download.suggestedFilename()).toBe('grow-week-5.zip');
    const packed = await readFile(await download.path(), 'latin1');
    expect(packed).toContain(`${team.slug}/prototype/plan.pdf`);
    expect(packed).toContain('%PDF-1.4');
    await expect(dialog).toBeHidden();
  },
);

test.describe('a cut line', () => {
  test.use({ expectedConsole: [/Failed to load resource|ERR_/] });

  test(
    'leaves the matrix that was read, and reads it again on demand',
    sameOnPhoneInFull,
    async ({ page }) => {
      const { team } = await arrangeHandIn();
      await bringSession(page, await createPerson({ role: 'ORGA' }));
      await page.clock.install();
      await page.goto(`/connect/admin/hand-ins?week=1&q=${encodeURIComponent(team.name)}`);
      const rows = page.getByRole('grid').getByRole('rowheader');
      await expect(rows).toHaveCount(1);
      await page.route('**/rpc/hand_in_matrix**', (route) => route.abort('internetdisconnected'));
      await page.clock.runFor(61_000);
      const note = page.getByText('Some of this did not load');
      await expect(note).toBeVisible();
      await expect(rows).toHaveCount(1);
      await page.unrouteAll();
      await page.getByRole('button', { name: say('try_again') }).click();
      await expect(note).toBeHidden();
    },
  );
});
