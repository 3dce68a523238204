import type { Page } from '@playwright/test';

/**
 * Counts what a person presses in a page, as the browser hears it: the pointer, and keys. Letters typed into a field are no press, and
 * neither is a key that only goes with another. Returns how many there were since it was asked last.
 */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('growPressed', () => (presses += 1));
  await page.addInitScript(() => {
    const pressed = () => (window as unknown as { growPressed: () => void }).growPressed();
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && pressed(), true);
    addEventListener(
      'keydown',
      ({ isTrusted, key, ctrlKey, target }) => {
        const isTyped =
          key.length === 1 && !ctrlKey && target instanceof Element && target.matches('input, textarea');
        if (isTrusted && !isTyped && !['Control', 'Shift', 'Alt', 'Meta'].includes(key)) pressed();
      },
      true,
    );
  });
  return () => {
    const counted = presses;
    presses = 0;
    return counted;
  };
}
