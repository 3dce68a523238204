import { defineConfig } from 'vitest/config';
import { patience } from '../../vitest.shared';

export default defineConfig({
  test: { include: ['{src,build,scripts,tests}/**/*.test.{ts,tsx}'], ...patience },
});
