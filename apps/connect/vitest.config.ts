import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { ofTheOtherRun, ofTheRun, patience, rulesOneByOne, wordsAsCompiled } from '../../vitest.shared';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/connect/' } },
    setupFiles: ['../../packages/shell/src/testing/browserGaps.ts'],
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...ofTheOtherRun],
    // One room for all files: reading the packages anew for each of them takes most of the time.
    isolate: false,
    pool: 'threads',
    server: wordsAsCompiled,
    env: rulesOneByOne,
    ...patience,
    ...ofTheRun,
  },
});
