import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', browser: 'src/browser/index.ts', testing: 'src/testing/index.ts' },
  format: ['esm', 'cjs'],
  target: 'es2022',
  tsconfig: 'tsconfig.test.json',
  clean: true,
  treeshake: true,
  // tsup sets baseUrl, which TypeScript 6 reports as deprecated.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
