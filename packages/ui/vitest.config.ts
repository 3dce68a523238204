import { defineConfig } from 'vitest/config';
import { ofTheRun, patience } from '../../vitest.shared';
import { browserProject } from './test/browserProject';

export default defineConfig({
  test: {
    ...ofTheRun,
    projects: [
      { test: { name: 'geometry', environment: 'node', include: ['src/**/*.test.ts'], ...patience } },
      browserProject(['src/**/*.test.tsx']),
    ],
  },
});
