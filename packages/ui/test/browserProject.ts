import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { launchOptions } from '../../../scripts/setup/chromium.mjs';
import { isFull, patience } from '../../../vitest.shared';
import { setWindowSize } from './windowSize';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether `npm run test:full` runs. */
    isFull: boolean;
  }
}

const drawnAlike = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

interface BrowserProject {
  name: string;
  include: string[];
  exclude?: string[];
  /** Whether each file has a page of its own. One page for all reads the kit once. */
  isolate: boolean;
  /** Projects of one order run beside each other, and of two pages the browser draws one. */
  sequence?: { groupOrder: number };
}

/** Files of stories and tests that run in Chromium. */
export const browserProject = (files: BrowserProject): TestProjectInlineConfiguration => ({
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
    ...files,
    setupFiles: ['./test/browserSetup.ts'],
    ...patience,
    provide: { isFull },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { setWindowSize },
      viewport: { width: 1280, height: 900 },
      provider: playwright({ launchOptions: launchOptions(drawnAlike) }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
