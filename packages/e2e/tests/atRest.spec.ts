import { onlyInFull } from '../src/full';
import { inMotion } from '../src/inMotion';
import { createPerson } from '../src/people';
import { bringSession } from '../src/session';
import { expect, test } from '../src/test';

test.use(inMotion);

// What turns for ever keeps the machine busy with every frame, seen or not.
test('a screen that nobody touches moves nothing for ever', onlyInFull, async ({ page }) => {
  const visit = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // What stands below the window is on its way for two seconds.
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    const endless = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => animation.effect?.getTiming().iterations === Infinity)
          .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'another')),
      );
    // A starved machine's network is idle before the last picture has come.
    await expect.poll(endless, path).toEqual([]);
  };
  for (const path of ['/', '/events', '/connect/login', '/connect/signup']) await visit(path);
  await bringSession(page, await createPerson());
  for (const path of [
    '/connect',
    '/connect/profile',
    '/connect/profile/security',
    '/connect/profile/privacy',
  ])
    await visit(path);
});
