// npm test: what must be true before anything lands. npm run test:full: everything, with the large numbers.
// Both close with one line of counts.
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { requireChromium } from './setup/chromium.mjs';
import { findNginx } from './setup/nginx.mjs';
import { requireSupportedNode } from './setup/nodeVersion.mjs';
import { installDependencies } from './setup/pnpm.mjs';
import { run } from './setup/run.mjs';
import { askedSteps } from './testRun/askedSteps.mjs';
import { hashOfNames } from './testRun/hashOfNames.mjs';
import { memoryFolder } from './testRun/memoryFolder.mjs';
import { runQueue } from './testRun/queue.mjs';
import { bin, check, nodeTests, otherBrowsers, playwright, turbo, vitest, walk } from './testRun/steps.mjs';

requireSupportedNode();
const startedAt = Date.now();
const options = process.argv.slice(2);
const valueOf = (name) => options.find((option) => option.startsWith(`${name}=`))?.slice(name.length + 1);
const isFull = options.includes('--full');
// A hosted run divides the work: --except=browser,browsers on one machine, --only=browser --shard=1/2 on others.
const only = valueOf('--only');
const except = valueOf('--except');
const shard = valueOf('--shard');
await installDependencies();

const chromium = await requireChromium();
const { output: browserVersion } = await run(chromium, ['--version'], { capture: true });
const cores = Math.min(availableParallelism(), 4);
const env = {
  CHROMIUM_PATH: chromium,
  NGINX_PATH: await findNginx(),
  ...(await memoryFolder()),
  FORCE_COLOR: '0',
  GROW_TESTS: isFull ? 'full' : 'gate',
  // Two browsers a core: more than a fifth of a test's time is waiting.
  GROW_WORKERS: String(cores * 2),
  // A result of other tools is no result of these.
  GROW_TOOLS: `${process.version} ${browserVersion.trim()}`,
};

const apps = ['@grow/site', '@grow/connect'];

/**
 * The seconds are those of two cores, for their order. The browser asks for every core at once; half a core is enough for what waits
 * for servers of its own.
 */
const steps = [
  // Compiled before whatever imports them; no promise, so nothing passed.
  {
    name: 'words',
    seconds: 2_000,
    start: async () => ({ ...(await check(turbo('word-types'), env)), passed: 0 }),
  },
  { name: 'build', seconds: 1_000, needs: ['words'], start: () => check(turbo('build', apps), env) },
  { name: 'bytes', seconds: 1, needs: ['build'], start: () => check(turbo('budget', apps), env) },
  { name: 'formatting', seconds: 2, start: () => check(bin('oxfmt', '--check'), env) },
  {
    name: 'types and hooks',
    seconds: 60,
    needs: ['words'],
    start: () => check(bin('oxlint', '--deny-warnings'), env),
  },
  {
    name: 'lint of imports',
    seconds: 31,
    needs: ['words'],
    start: async () => {
      // A file's verdict depends on itself, the rules and which files there are: its imports are looked up by name.
      const cache = path.join('node_modules/.cache/eslint', await hashOfNames(), '/');
      const kept = ['--cache', '--cache-strategy=content', `--cache-location=${cache}`];
      return check(bin('eslint', '.', '--max-warnings', '0', ...kept), env);
    },
  },
  { name: 'dead exports', seconds: 15, needs: ['words'], start: () => check(bin('knip'), env) },
  {
    name: 'import boundaries and scripts',
    seconds: 12,
    needs: ['words'],
    start: () => nodeTests(['scripts/checks', 'deploy', 'deploy/doctor'], env),
  },
  // Early in the full run: a thousand simulated rounds and the packed core, or they would end it alone.
  { name: 'core', seconds: isFull ? 120 : 60, start: () => vitest('@grow/core', 'packages/core', env) },
  { name: 'shell', seconds: 20, needs: ['words'], start: () => vitest('@grow/shell', 'packages/shell', env) },
  { name: 'site', seconds: 35, needs: ['words'], start: () => vitest('@grow/site', 'apps/site', env) },
  {
    name: 'connect',
    seconds: 110,
    needs: ['words'],
    start: () => vitest('@grow/connect', 'apps/connect', env),
  },
  // Apart from the others, so that a change of the database runs only these again.
  {
    name: 'connect with a backend',
    seconds: 90,
    cores: 0.5,
    needs: ['words'],
    start: () => vitest('@grow/connect', 'apps/connect', env, { task: 'test-backend' }),
  },
  {
    name: 'ui in Chromium',
    seconds: 180,
    needs: ['words'],
    start: () => vitest('@grow/ui', 'packages/ui', env),
  },
  // Two workers for one core: much of the time is waiting for the database and for clocks.
  {
    name: 'database',
    seconds: isFull ? 900 : 200,
    start: () => vitest('@grow/backend', 'packages/backend', env, { workers: 2 }),
  },
  {
    name: 'local backend',
    seconds: 150,
    cores: 0.5,
    start: () => vitest('@grow/local-supabase', 'packages/local-supabase', env, { workers: 2 }),
  },
  // The small season of the full run is of seventy people.
  {
    name: 'season',
    seconds: isFull ? 450 : 70,
    cores: 0.5,
    start: () => vitest('@grow/season', 'packages/season', env),
  },
  // A sample of seventy visits; `pnpm walk` visits everything. Beside other steps: half of its time is a season of small steps.
  ...(isFull
    ? [
        {
          name: 'walk',
          seconds: 500,
          needs: ['build'],
          start: () => walk('packages/e2e', env, 70),
        },
      ]
    : []),
  {
    name: 'browser',
    seconds: 400,
    cores: 4,
    needs: ['build'],
    start: () => playwright('packages/e2e', env, shard),
  },
  ...(isFull
    ? [
        {
          // Of the hosted run on one machine of its own.
          name: 'browsers',
          seconds: 390,
          cores: 4,
          needs: ['build'],
          start: () => otherBrowsers('packages/e2e', env),
        },
      ]
    : []),
];

const total = { passed: 0, failed: 0 };
const allFailures = [];
const secondTries = [];
const allSkipped = [];
// A screenful of each failure; the colours of the tools are left out.
const shorten = (text) =>
  `  ${text
    .replaceAll(/\u001b\[[0-9;]*m/g, '')
    .trim()
    .split('\n')
    .slice(0, 60)
    .join('\n  ')}\n`;

function report({ name }, { passed, failed, failures = [], notes = [], skipped = [], kept = 0 }, seconds) {
  total.passed += passed;
  total.failed += failed;
  allFailures.push(...failures.map((text) => `${name}:\n${shorten(text)}`));
  secondTries.push(...notes.map((text) => `${name}: ${text.split('\n', 2).join(' ')}`));
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed (${seconds} s${kept > 0 ? `, ${kept} unchanged` : ''})`,
  );
  for (const text of [...notes, ...failures]) console.log(shorten(text));
  for (const text of skipped) console.log(`SKIPPED ${text}`);
  allSkipped.push(...skipped);
}

await runQueue(askedSteps(steps, { only, except }), cores, report);

// Once more at the end: there a reader of a long log looks first.
for (const failure of allFailures) console.log(`\nFAILED ${failure}`);
if (secondTries.length > 0) console.log(`\nNeeded a second try: ${secondTries.length}`);
for (const title of secondTries) console.log(`  ${title}`);
for (const text of allSkipped) console.log(`SKIPPED ${text}`);
console.log(`Finished in ${Math.round((Date.now() - startedAt) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
// A run of nothing, such as a step by a wrong name, proves nothing.
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
