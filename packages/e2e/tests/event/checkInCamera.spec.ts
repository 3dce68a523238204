import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onlyInFull } from '../../src/full';
import { expectNoViolations } from '../../src/axe';
import { writeCameraVideo } from '../../src/cameraVideo';
import { arrivals, openEvening, openStation, organiser } from '../../src/checkIn';
import { currentStack } from '../../src/stack';
import { expect, test } from '../../src/test';
import { wordsIn } from '../../src/words';

const say = wordsIn('en');

test(
  'a camera reads codes that are held up, each once, and lets go of the camera',
  onlyInFull,
  async ({ playwright, launchOptions, viewport }) => {
    const evening = await openEvening(['Ada Falk', 'Ben Öz']);
    const folder = await mkdtemp(path.join(tmpdir(), 'grow-camera-'));
    const film = path.join(folder, 'door.y4m');
    await writeCameraVideo(
      film,
      evening.guests.map(({ code }) => code),
    );
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ],
    });
    try {
      const page = await browser.newPage({ viewport, baseURL: currentStack().webUrl, locale: 'en-GB' });
      await openStation(page, await organiser(page, 'Mara'), evening, 'Camera door', say);
      await page.getByRole('button', { name: say('check_in_camera_on') }).click();
      await expect(page.getByText(say('check_in_camera_aim'))).toBeVisible();
      await expect(page.getByText(say('check_in_inside', { inside: 2, expected: 2 }))).toBeVisible();
      await expectNoViolations(page, 'the camera is on');
      // The film goes round: who was in is in already.
      await expect(page.locator('[data-outcome]')).toContainText(
        /Already in since .*\d{2}:\d{2}.*At Camera door/,
      );

      const isLive = () =>
        page.evaluate(() => {
          const video = document.querySelector('video');
          return video?.srcObject instanceof MediaStream && video.srcObject.active;
        });
      expect(await isLive()).toBe(true);
      await page.getByRole('button', { name: say('check_in_camera_off') }).click();
      await expect(page.getByRole('button', { name: say('check_in_camera_on') })).toBeVisible();
      expect(await isLive()).toBe(false);
      await expect(page.getByText(say('check_in_waiting_none'))).toBeVisible();
      const rows = await arrivals(evening.eventId);
      expect(rows.map(({ status, desk }) => `${status}, ${desk}`)).toEqual([
        'attended, Camera door',
        'attended, Camera door',
      ]);
    } finally {
      await browser.close();
      await rm(folder, { recursive: true });
    }
  },
);

test(
  'without a camera, or without leave to use it, the desk says so and goes on by hand',
  onlyInFull,
  async ({ page }) => {
    const evening = await openEvening(['Ada Falk']);
    const station = await openStation(page, await organiser(page, 'Mara'), evening, 'Door 1', say);
    await page.getByRole('button', { name: say('check_in_camera_on') }).click();
    await expect(page.getByText(say('check_in_camera_none'))).toBeVisible();
    await expectNoViolations(page, 'no camera');
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('Denied by the person', 'NotAllowedError'));
    });
    await page.getByRole('button', { name: say('check_in_camera_on') }).click();
    await expect(page.getByText(say('check_in_camera_denied'))).toBeVisible();
    for (const guest of evening.guests) await station.scan(guest);
    await expect(station.card).toHaveAttribute('data-outcome', 'let_in');
  },
);
