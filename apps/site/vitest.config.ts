import { defineConfig } from 'vitest/config';
import { patience } from '../../vitest.shared';

export default defineConfig({
  test: { include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'], ...patience },
});
