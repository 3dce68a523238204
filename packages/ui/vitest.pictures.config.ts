// Photographs the stories for `pnpm pictures`, in this tree or in one of another commit.
import { defineConfig } from 'vitest/config';
import { browserProject } from './test/browserProject';

export default defineConfig({
  test: {
    projects: [browserProject({ name: 'browser', include: ['src/outlines/photograph.tsx'], isolate: true })],
  },
});
