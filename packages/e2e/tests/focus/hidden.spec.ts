// A part of a screen that waits for its code hides what stood there, and the browser takes the focus from what it hides.
import { sameOnPhoneInFull } from '../../src/full';
import { createPerson } from '../../src/people';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';

test('what was out of sight for a while has the focus again', sameOnPhoneInFull, async ({ page }) => {
  await bringSession(page, await createPerson());
  await page.goto('/connect/profile/privacy');
  const button = page.getByRole('main').getByRole('button', { name: 'Download JSON' });
  await button.focus();
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const frames = async (count: number) => {
      for (let each = 0; each < count; each += 1) await new Promise(requestAnimationFrame);
    };
    const main = document.querySelector('main');
    const shown = [...(main?.children ?? [])].filter((child) => child instanceof HTMLElement);
    for (const child of shown) child.style.display = 'none';
    const skeleton = document.createElement('div');
    skeleton.dataset['skeleton'] = '';
    main?.append(skeleton);
    await frames(6);
    for (const child of shown) child.style.display = '';
    skeleton.remove();
  });
  await expect(button).toBeFocused();
});
