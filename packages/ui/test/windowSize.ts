import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

/**
 * Makes the window around the frame that tests run in as large as the frame is about to be, in px. Vitest shrinks a
 * frame that does not fit its window, and a shrunken frame is blurred.
 */
export const setWindowSize: BrowserCommand<[width: number, height: number]> = ({ page }, width, height) =>
  page.setViewportSize({ width, height });

declare module 'vitest/browser' {
  interface BrowserCommands {
    setWindowSize: (width: number, height: number) => Promise<void>;
  }
}
