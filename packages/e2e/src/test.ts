import { test as base } from '@playwright/test';
import { currentStack } from './stack';

export { expect } from '@playwright/test';

interface Options {
  /** Console messages that this test provokes on purpose. Anything else in the console fails it. */
  expectedConsole: RegExp[];
}

/** Playwright's test with the stack's address, and a console that must stay silent. */
export const test = base.extend<Options & { silentConsole: void }>({
  baseURL: async ({}, use) => {
    await use(currentStack().webUrl);
  },
  expectedConsole: [[], { option: true }],
  silentConsole: [
    async ({ page, expectedConsole }, use) => {
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (!expectedConsole.some((pattern) => pattern.test(text))) complaints.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complain(message.text());
      });
      page.on('pageerror', (error) => complain(error.message));
      await use();
      if (complaints.length > 0) throw new Error(`The console was not silent:\n${complaints.join('\n')}`);
    },
    { auto: true },
  ],
});
