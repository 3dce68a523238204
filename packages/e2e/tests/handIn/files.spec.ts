// Files of a hand-in over a bad network, and files that are not taken: nothing that is there gets lost.
import { expectNoViolations } from '../../src/axe';
import { disguisedProgram, drawingWithScript, filmOnDisk, pdf } from '../../src/files';
import { sameOnPhoneInFull } from '../../src/full';
import { arrangeHandIn, savedFiles, savedText } from '../../src/handIns';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';

test.use({ expectedConsole: [/Failed to load resource|WebSocket|ERR_/] });

test('what is not taken says why, and the rest is kept', sameOnPhoneInFull, async ({ page }) => {
  const arranged = await arrangeHandIn({ week: 5 });
  await bringSession(page, arranged.captain);
  await page.goto(arranged.path);
  const part = page.getByRole('group', { name: 'Prototype', exact: true });
  const chooser = part.locator('input[type=file]').last();
  await page.getByRole('textbox', { name: 'What the prototype must prove' }).fill('👩🏽‍🔬 הדגמה works');
  await chooser.setInputFiles([
    pdf('הדגמה 🧪.pdf'),
    disguisedProgram('plan.pdf'),
    drawingWithScript,
    { ...pdf('empty.pdf'), buffer: Buffer.alloc(0) },
  ]);
  await expect(part.getByRole('link', { name: 'הדגמה 🧪.pdf' })).toBeVisible();
  await expect(part.getByText('This file is not what its name says.')).toBeVisible();
  await expect(part.getByText('This kind of file does not open here.')).toBeVisible();
  await expect(part.getByText('This file is empty: it has 0 bytes.')).toBeVisible();
  await expectNoViolations(page, 'files that are not taken');
  await expect.poll(() => savedText(arranged, 'claim')).toBe('👩🏽‍🔬 הדגמה works');
  await expect.poll(() => savedFiles(arranged, 'prototype')).toEqual(['הדגמה 🧪.pdf']);

  await test.step('replacing keeps the old one until the new one is there', async () => {
    await part.locator('input[type=file]').first().setInputFiles(pdf('second.pdf'));
    await expect(part.getByRole('link', { name: 'second.pdf' })).toBeVisible();
    await expect.poll(() => savedFiles(arranged, 'prototype')).toEqual(['second.pdf']);
  });
});

test(
  'a film goes on after the network was cut, and after the page was killed',
  sameOnPhoneInFull,
  async ({ page }) => {
    test.slow();
    const arranged = await arrangeHandIn({ week: 5 });
    const film = await filmOnDisk('hands.mp4', 40_000_000);
    await bringSession(page, arranged.captain);
    await page.goto(arranged.path);
    const context = page.context();
    const partOf = (on = page) => on.getByRole('group', { name: '60-second film', exact: true });
    // The parts of a film as they leave: after the second one the network is gone.
    let sent = 0;
    await context.route('**/storage/v1/upload/resumable/**', async (route) => {
      if (route.request().method() === 'PATCH' && (sent += 1) === 3) await context.setOffline(true);
      await route.continue();
    });
    await partOf().locator('input[type=file]').last().setInputFiles(film);
    await expect(partOf().getByText('No connection. It goes on by itself')).toBeVisible();
    await page.getByRole('textbox', { name: 'What the prototype must prove' }).fill('It holds');
    await context.setOffline(false);
    await expect.poll(() => sent).toBeGreaterThan(3);
    await expect.poll(() => savedText(arranged, 'claim')).toBe('It holds');

    await test.step('the page is killed', async () => {
      await page.close({ runBeforeUnload: false });
      const next = await context.newPage();
      await next.goto(arranged.path);
      const again = partOf(next);
      const isThere = again.getByRole('button', { name: 'Play hands.mp4' });
      const goesOn = again.getByText('Choose the same file again, and it goes on where it stopped.');
      await expect(isThere.or(goesOn)).toBeVisible();
      if (await goesOn.isVisible()) {
        await again.locator('input[type=file]').first().setInputFiles(film);
        // Put together and looked at by the server after its last part has come.
        await expect(isThere).toBeVisible({ timeout: 90_000 });
      }
      // Seven parts of a film of 40 MB; whatever had arrived was not sent again.
      expect(sent).toBeLessThan(7 + 3);
      await expect.poll(() => savedFiles(arranged, 'film')).toEqual(['hands.mp4']);
    });
  },
);
