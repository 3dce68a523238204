import { configDefaults, defineConfig } from 'vitest/config';
import { ofTheOtherRun, ofTheRun, patience, wordsAsCompiled } from '../../vitest.shared';

export default defineConfig({
  test: {
    // One room for all files: reading the packages anew for each of them takes most of the time.
    isolate: false,
    pool: 'threads',
    server: wordsAsCompiled,
    include: ['{src,build,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...ofTheOtherRun],
    ...patience,
    ...ofTheRun,
  },
});
