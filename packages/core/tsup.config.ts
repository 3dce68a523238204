import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

// What the workspace takes as source is what is built: `./team` from src/team becomes dist/team.
const entry = Object.fromEntries(
  Object.entries(manifest.exports).map(([path, source]) => [path === '.' ? 'index' : path.slice(2), source]),
);

export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  target: 'es2022',
  tsconfig: 'tsconfig.test.json',
  clean: true,
  treeshake: true,
  // tsup sets baseUrl, which TypeScript 6 reports as deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
