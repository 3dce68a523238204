import { configDefaults, defineConfig } from 'vitest/config';
import { fullOnly, patience } from '../../vitest.shared';

export default defineConfig({
  test: {
    include: ['{src,build,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ...fullOnly],
    ...patience,
  },
});
