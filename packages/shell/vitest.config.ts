import { defineConfig } from 'vitest/config';
import { patience } from '../../vitest.shared';

export default defineConfig({
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    ...patience,
  },
});
