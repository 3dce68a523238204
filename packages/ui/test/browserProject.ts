import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { chromium } from 'playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { patience } from '../../../vitest.shared';
import { setWindowSize } from './windowSize';

// $CHROMIUM_PATH, else the one that Playwright brought, else the system's.
const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium'];
const executablePath = candidates.find((path) => path && existsSync(path));
const isRoot = process.getuid?.() === 0;
const args = [
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  ...(isRoot ? ['--no-sandbox'] : []),
];

/** Files of stories and tests that run in Chromium. */
export const browserProject = (include: string[]): TestProjectInlineConfiguration => ({
  plugins: [react()],
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'styled-components',
      'axe-core',
      '@storybook/react',
      'lucide-react',
      '@testing-library/react',
      'storybook/test',
    ],
  },
  test: {
    name: 'browser',
    include,
    setupFiles: ['./test/browserSetup.ts'],
    ...patience,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { setWindowSize },
      viewport: { width: 1280, height: 900 },
      provider: playwright({ launchOptions: { ...(executablePath && { executablePath }), args } }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
