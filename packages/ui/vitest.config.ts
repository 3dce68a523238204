import { defineConfig } from 'vitest/config';
import { ofTheRun, patience } from '../../vitest.shared';
import { browserProject } from './test/browserProject';

export default defineConfig({
  test: {
    ...ofTheRun,
    projects: [
      { test: { name: 'geometry', environment: 'node', include: ['src/**/*.test.ts'], ...patience } },
      browserProject({
        name: 'browser',
        include: ['src/**/*.test.tsx'],
        exclude: ['src/outlines/**'],
        isolate: false,
      }),
      // Rules of equal weight stand in the order in which their parts first appear: an outline is that of a fresh page.
      browserProject({
        name: 'outlines',
        include: ['src/outlines/**/*.test.tsx'],
        isolate: true,
        sequence: { groupOrder: 1 },
      }),
    ],
  },
});
