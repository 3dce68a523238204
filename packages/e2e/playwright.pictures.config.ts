// Photographs the key screens for `pnpm pictures --screens`, in this tree or in one of another commit.
import { defineConfig } from '@playwright/test';
import config from './playwright.config';

export default defineConfig({
  ...config,
  testDir: './pictures',
  fullyParallel: false,
  workers: 1,
  projects: [{ name: 'pictures', use: { browserName: 'chromium' } }],
});
