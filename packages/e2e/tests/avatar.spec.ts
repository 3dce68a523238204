import type { Page } from '@playwright/test';
import { sameOnPhoneInFull } from '../src/full';
import { asAdmin, createPerson } from '../src/people';
import { bringSession } from '../src/session';
import { avatarBytes, avatarFiles, look, photoOnItsSide } from '../src/pictures';
import { expect, test } from '../src/test';

const photo = (page: Page) => page.getByRole('region', { name: 'Photo' });
const headerPicture = (page: Page) => page.getByRole('banner').locator('[data-avatar] img');

async function choose(page: Page, buffer: Buffer, name = 'me.jpg', mimeType = 'image/jpeg') {
  await photo(page).locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
}

async function usePhoto(page: Page) {
  await photo(page).getByRole('button', { name: 'Use photo' }).click();
  await expect(page.getByText('Your new photo is in use')).toBeVisible();
}

async function storedAvatar(userId: string): Promise<string | null> {
  const [row] = await asAdmin<{ avatar: string | null }[]>(
    'GET',
    `/rest/v1/profiles?user_id=eq.${userId}&select=avatar`,
  );
  return row?.avatar ?? null;
}

async function openProfile(page: Page) {
  const person = await createPerson();
  await bringSession(page, person);
  await page.goto('/connect/profile');
  await expect(photo(page).getByRole('button', { name: 'Choose photo' })).toBeVisible();
  return person;
}

test('a photo becomes one upright JPEG of 200 × 200 and shows in the header of both apps', async ({
  page,
}) => {
  const { userId } = await openProfile(page);
  await choose(page, await photoOnItsSide(page));
  await usePhoto(page);
  await expect(headerPicture(page)).toBeVisible();

  const files = await avatarFiles(userId);
  expect(files).toHaveLength(1);
  const [file = ''] = files;
  expect(file).toMatch(new RegExp(`^${userId}-\\d{13}\\.jpg$`));
  expect(await storedAvatar(userId)).toBe(file);
  const stored = await avatarBytes(file);
  expect(await look(page, stored)).toEqual({ width: 200, height: 200, above: 'red', below: 'blue' });
  expect(stored.includes('Exif')).toBe(false);

  await page.goto('/');
  await expect(headerPicture(page)).toBeVisible();
});

test('another photo replaces the first at once and leaves one file', sameOnPhoneInFull, async ({ page }) => {
  const { userId } = await openProfile(page);
  const picture = await photoOnItsSide(page);
  await choose(page, picture);
  await usePhoto(page);
  const before = await headerPicture(page).getAttribute('src');
  const [first] = await avatarFiles(userId);

  await choose(page, picture);
  const stage = photo(page).getByRole('group', { name: 'Section of the picture' });
  // It hears keys once its picture is there.
  await expect(stage.locator('img').last()).toBeVisible();
  await stage.focus();
  // Near and at the upper edge everything is red.
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('+');
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('Shift+ArrowDown');
  await photo(page).getByRole('button', { name: 'Use photo' }).click();
  await expect(headerPicture(page)).not.toHaveAttribute('src', before ?? '');

  await expect.poll(() => avatarFiles(userId)).toHaveLength(1);
  const [second = ''] = await avatarFiles(userId);
  expect(second).not.toBe(first);
  expect(await look(page, await avatarBytes(second))).toMatchObject({ above: 'red', below: 'red' });
});

test('a removed photo comes back with Undo', sameOnPhoneInFull, async ({ page }) => {
  const { userId } = await openProfile(page);
  await choose(page, await photoOnItsSide(page));
  await usePhoto(page);
  await photo(page).getByRole('button', { name: 'Remove' }).click();
  const removed = page.locator('[data-toast]', { hasText: 'Your photo is removed' });
  await expect(removed).toBeVisible();
  expect(await avatarFiles(userId)).toEqual([]);
  expect(await storedAvatar(userId)).toBeNull();
  await expect(headerPicture(page)).toHaveCount(0);

  await removed.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Your photo is back')).toBeVisible();
  await expect(headerPicture(page)).toBeVisible();
  const [file = ''] = await avatarFiles(userId);
  expect(await look(page, await avatarBytes(file))).toMatchObject({ above: 'red', below: 'blue' });
});

const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
const hugePng = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]),
  Buffer.from('IHDR'),
  Buffer.from([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 2, 0, 0, 0]),
]);
const wrongFiles: [what: string, file: Buffer, says: RegExp][] = [
  ['zero bytes', Buffer.alloc(0), /could not be read/],
  ['text called .jpg', Buffer.from('not a picture at all'), /JPEG, PNG, WebP, GIF or AVIF work/],
  [
    'an SVG with a script',
    Buffer.from('<svg xmlns="x"><script>alert(1)</script></svg>'),
    /JPEG, PNG, WebP, GIF or AVIF/,
  ],
  ['HEIC', heic, /cannot open HEIC/],
  ['30,000 × 30,000 pixels', hugePng, /too large/],
  ['more than 15 MB', Buffer.alloc(15 * 1024 * 1024 + 1, 1), /too large/],
];

test('a wrong file is refused in words, and nothing is uploaded', sameOnPhoneInFull, async ({ page }) => {
  const { userId } = await openProfile(page);
  for (const [what, file, says] of wrongFiles) {
    await choose(page, file);
    await expect(photo(page).getByRole('alert'), what).toContainText(says);
    await expect(photo(page).getByRole('button', { name: 'Use photo' })).toHaveCount(0);
  }
  expect(await avatarFiles(userId)).toEqual([]);
  await choose(page, await photoOnItsSide(page));
  await usePhoto(page);
});

test.describe('when the upload fails', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('the old photo stays, and the same choice can be tried again', sameOnPhoneInFull, async ({ page }) => {
    const { userId } = await openProfile(page);
    const picture = await photoOnItsSide(page);
    await choose(page, picture);
    await usePhoto(page);
    const [old] = await avatarFiles(userId);

    await page.route('**/storage/v1/object/avatars/**', (route) =>
      route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
    );
    await choose(page, picture);
    await photo(page).getByRole('button', { name: 'Use photo' }).click();
    await expect(photo(page).getByRole('alert')).toContainText('The old one is still there');
    expect(await avatarFiles(userId)).toEqual([old]);
    expect(await storedAvatar(userId)).toBe(old);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await photo(page).getByRole('button', { name: 'Use photo' }).click();
    await expect.poll(() => storedAvatar(userId)).not.toBe(old);
    const now = await storedAvatar(userId);
    await expect.poll(() => avatarFiles(userId)).toEqual([now]);
  });

  test(
    'a profile that cannot be written keeps the old photo and leaves no file behind',
    sameOnPhoneInFull,
    async ({ page }) => {
      const { userId } = await openProfile(page);
      const picture = await photoOnItsSide(page);
      await choose(page, picture);
      await usePhoto(page);
      const [old] = await avatarFiles(userId);
      await page.route('**/rest/v1/profiles?*', (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({ status: 500, json: { code: 'XX000', message: 'broken' } })
          : route.fallback(),
      );
      await choose(page, picture);
      await photo(page).getByRole('button', { name: 'Use photo' }).click();
      await expect(photo(page).getByRole('alert')).toContainText('The server did not answer');
      await expect.poll(() => avatarFiles(userId)).toEqual([old]);
      expect(await storedAvatar(userId)).toBe(old);
    },
  );
});
