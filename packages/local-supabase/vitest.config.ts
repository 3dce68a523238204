import { configDefaults, defineConfig } from 'vitest/config';
import { ofTheOtherRun, ofTheRun, patience } from '../../vitest.shared';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...ofTheOtherRun],
    // One room for all files: reading the packages anew for each of them takes most of the time.
    isolate: false,
    globalSetup: ['test/globalSetup.ts'],
    ...patience,
    ...ofTheRun,
  },
});
