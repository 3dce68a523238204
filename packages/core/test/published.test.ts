// What is published is named by hand beside what the workspace reads. That the packed package keeps its promises is
// published.full.test.ts.
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

it('publishes every entry of the workspace, built', async () => {
  const published = Object.keys(manifest.exports).map((entry) => {
    const file = `./dist/${entry === '.' ? 'index' : entry.slice(2)}`;
    return [
      entry,
      {
        import: { types: `${file}.d.ts`, default: `${file}.js` },
        require: { types: `${file}.d.cts`, default: `${file}.cjs` },
      },
    ];
  });
  expect(manifest.publishConfig.exports).toEqual({
    ...Object.fromEntries(published),
    './package.json': './package.json',
  });
});
