import { configDefaults, defineConfig } from 'vitest/config';
import { ofTheOtherRun, ofTheRun, patience } from '../../vitest.shared';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'load/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...ofTheOtherRun],
    // Each scene and each season has a backend of its own: one after the other.
    fileParallelism: false,
    ...patience,
    testTimeout: 300_000,
    ...ofTheRun,
  },
});
