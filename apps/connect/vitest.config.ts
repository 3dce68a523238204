import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { patience } from '../../vitest.shared';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/connect/' } },
    setupFiles: ['src/testing/browserGaps.ts'],
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    ...patience,
  },
});
