// The ways to log in besides e-mail are known late, on a bad connection seconds after the form: their place is kept.
import { onlyInFull } from '../../src/full';
import { holdRequests } from '../../src/holdRequests';
import { inMotion } from '../../src/inMotion';
import { layoutShifts, watchPaint } from '../../src/layoutShifts';
import { main } from '../../src/security';
import { currentStack } from '../../src/stack';
import { slowDown } from '../../src/slowDown';
import { narrow } from '../../src/surfaces';
import { expect, test } from '../../src/test';

test.use({ viewport: narrow, ...inMotion });

test(
  'nothing moves on a phone when the other ways to log in come late over a slow connection',
  onlyInFull,
  async ({ page }) => {
    const answer = await holdRequests(page, `${currentStack().url}/auth/v1/settings`);
    await watchPaint(page);
    await slowDown(page);
    await page.goto('/connect/login');
    const others = main(page).getByRole('button', { name: /^Go on with/ });
    const signUp = main(page).getByText('New here?');
    await expect(signUp).toBeVisible();
    const before = await signUp.boundingBox();
    await expect(others).toHaveCount(0);
    answer();
    await expect(others).toHaveCount(3);
    expect(await signUp.boundingBox()).toEqual(before);
    expect(await layoutShifts(page)).toEqual([]);
  },
);
