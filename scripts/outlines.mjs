// pnpm outlines [name]: measures the outlines anew after an intended change, all or those whose name is given.
import path from 'node:path';
import { requireChromium } from './setup/chromium.mjs';
import { installDependencies, runProgram } from './setup/pnpm.mjs';
import { root, run } from './setup/run.mjs';

const [name] = process.argv.slice(2);
await installDependencies();
const env = { CHROMIUM_PATH: await requireChromium(), GROW_TESTS: 'full' };

async function must(command) {
  const { code } = await command;
  if (code !== 0) process.exit(code);
}

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--update=all', 'src/outlines/outlines.test.tsx'];
await must(
  run(process.execPath, [...vitest, ...(name ? ['-t', name] : [])], {
    cwd: path.join(root, 'packages/ui'),
    env,
  }),
);

const builds = ['--filter=@grow/site', '--filter=@grow/connect', '--output-logs=errors-only'];
await must(runProgram('turbo', ['run', 'build', ...builds], { env }));
const playwright = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--project=outlines',
  '--update-snapshots=all',
  '--pass-with-no-tests',
];
await must(
  run(process.execPath, [...playwright, ...(name ? ['-g', name] : [])], {
    cwd: path.join(root, 'packages/e2e'),
    env,
  }),
);
