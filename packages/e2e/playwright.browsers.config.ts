// The promises in Firefox and in WebKit, for the full run. Playwright starts, counts and reports them; the browsers are the
// system's own, which it cannot drive: browsers/driver does.
import { defineConfig } from '@playwright/test';
import { findOtherBrowsers } from '../../scripts/setup/otherBrowsers.mjs';
import type { PromiseOptions } from './browsers/promise';

const { firefox, webKit } = findOtherBrowsers();
const engines = [...(firefox ? ['firefox' as const] : []), ...(webKit ? ['webkit' as const] : [])];
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

export default defineConfig<PromiseOptions>({
  testDir: './browsers/promises',
  globalSetup: './src/globalSetup.ts',
  fullyParallel: true,
  // Each test has a browser of its own: with more at once than there are cores they only wait for each other.
  workers: 2,
  retries: 1,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  projects: engines.flatMap((engine) =>
    Object.entries(sizes).map(([name, size]) => ({ name: `${engine} ${name}`, use: { engine, size } })),
  ),
});
