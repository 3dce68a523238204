import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

const nameOf = (path: string) => (path === '.' ? 'index' : path.slice(2));

/** One file for each of `exports`: `./team` from src/team/index.ts becomes dist/team. */
const entriesFrom = (fileOf: (source: string) => string) =>
  Object.fromEntries(
    Object.entries(manifest.exports).map(([path, source]) => [nameOf(path), fileOf(source)]),
  );

export default defineConfig({
  entry: entriesFrom((source) => source),
  format: ['esm', 'cjs'],
  target: 'es2022',
  tsconfig: 'tsconfig.test.json',
  clean: true,
  treeshake: true,
  dts: {
    // What `tsc -p tsconfig.declarations.json` has written. From sources, every entry is compiled again: ten times as long.
    entry: entriesFrom((source) => source.replace(/^\.\/src\/(.*)\.ts$/, '.declarations/$1.d.ts')),
    // tsup sets baseUrl, which TypeScript 6 reports as deprecated.
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
});
