import { defineConfig } from 'vitest/config';
import { patience } from '../../vitest.shared';
import { browserProject } from './test/browserProject';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'geometry', environment: 'node', include: ['src/**/*.test.ts'], ...patience } },
      browserProject(['src/**/*.test.tsx']),
    ],
  },
});
