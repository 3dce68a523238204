import { configDefaults, defineConfig } from 'vitest/config';
import { fullOnly, ofTheRun, patience } from '../../vitest.shared';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...fullOnly],
    ...patience,
    ...ofTheRun,
  },
});
