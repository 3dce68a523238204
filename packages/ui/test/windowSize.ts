import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

/**
 * Makes the window around the frame that tests run in as large as the frame is about to be, in px. Vitest shrinks a
 * frame that does not fit its window, and a shrunken frame is blurred. The pointer goes to the corner, so that nothing
 * is hovered where the tests before have left it.
 */
export const setWindowSize: BrowserCommand<[width: number, height: number]> = async (
  { page },
  width,
  height,
) => {
  await page.setViewportSize({ width, height });
  await page.mouse.move(0, 0);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    setWindowSize: (width: number, height: number) => Promise<void>;
  }
}
