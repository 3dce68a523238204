// npm test: everything that must be true, in two lanes for two cores, closing with one line of counts.
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { requireChromium } from './setup/chromium.mjs';
import { requireSupportedNode } from './setup/nodeVersion.mjs';
import { installDependencies, pnpm } from './setup/pnpm.mjs';
import { root, run } from './setup/run.mjs';

requireSupportedNode();
const startedAt = Date.now();
await installDependencies();
const env = { CHROMIUM_PATH: await requireChromium(), FORCE_COLOR: '0' };
const reports = await mkdtemp(path.join(tmpdir(), 'grow-test-'));

const bin = (name, ...args) => pnpm(['exec', name, ...args], { capture: true, env });

/** A command that either holds or does not: one check. */
function check(name, start) {
  return {
    name,
    async start() {
      const { code, output } = await start();
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output: code === 0 ? '' : output };
    },
  };
}

/** A test runner that writes a JSON report; a run that breaks off or counts nothing is one failure more. */
function suite(name, cwd, start, countReport) {
  return {
    name,
    async start() {
      const report = path.join(reports, `${name.replaceAll(/\W/g, '-')}.json`);
      const { code, output } = await start(report, path.join(root, cwd));
      const counted = await readFile(report, 'utf8').then(
        (text) => countReport(JSON.parse(text)),
        () => ({ passed: 0, failed: 0 }),
      );
      const isBroken = (code !== 0 && counted.failed === 0) || counted.passed + counted.failed === 0;
      const again = (counted.secondTries ?? []).map((title) => `passed on the second try: ${title}\n`);
      return {
        passed: counted.passed,
        failed: counted.failed + (isBroken ? 1 : 0),
        output: again.join('') + (code === 0 ? '' : output),
      };
    },
  };
}

function vitest(name, cwd) {
  const start = (report, folder) =>
    run(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { cwd: folder, env, capture: true },
    );
  return suite(name, cwd, start, ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    // A file that could not even be loaded has no tests to count; it is one failure of its own.
    failed:
      numFailedTests +
      testResults.filter(
        ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
      ).length,
  }));
}

/** The tests that passed only when tried again. */
const flakyTitles = (suites = []) =>
  suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...flakyTitles(inner),
  ]);

function playwright(name, cwd) {
  const start = (report, folder) =>
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'], {
      cwd: folder,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      capture: true,
    });
  return suite(name, cwd, start, ({ stats, errors, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped + errors.length,
    secondTries: flakyTitles(suites),
  }));
}

/** Named file by file: Node 20 knows no patterns here, and Node 24 no folders. */
async function testFiles(folder) {
  const names = await readdir(path.join(root, folder));
  return names.filter((name) => name.endsWith('.test.mjs')).map((name) => path.join(folder, name));
}

function nodeTests(name, folders) {
  return {
    name,
    async start() {
      const files = (await Promise.all(folders.map(testFiles))).flat();
      const { code, output } = await run(process.execPath, ['--test', '--test-reporter=tap', ...files], {
        env,
        capture: true,
      });
      const count = (word) => Number(output.match(new RegExp(`^# ${word} (\\d+)$`, 'm'))?.[1] ?? 0);
      const failed = count('fail') + count('cancelled') + count('skipped');
      const isBroken = (code !== 0 && failed === 0) || count('tests') === 0;
      return { passed: count('pass'), failed: failed + (isBroken ? 1 : 0), output: code === 0 ? '' : output };
    },
  };
}

const turbo = (task, ...filters) =>
  bin(
    'turbo',
    'run',
    task,
    '--output-logs=errors-only',
    '--concurrency=1',
    ...filters.map((name) => `--filter=${name}`),
  );

const lanes = [
  [
    check('formatting', () => bin('prettier', '--check', '.')),
    check('lint', () => bin('eslint', '.', '--max-warnings', '0')),
    check('dead exports', () => bin('knip')),
    check('types', () => turbo('typecheck')),
    nodeTests('import boundaries and scripts', ['scripts/checks', 'deploy']),
    vitest('core', 'packages/core'),
    vitest('shell', 'packages/shell'),
    vitest('connect', 'apps/connect'),
    vitest('ui in Chromium', 'packages/ui'),
  ],
  [
    check('build', () => turbo('build', '@grow/site', '@grow/connect')),
    vitest('site', 'apps/site'),
    vitest('database and backend', 'packages/backend'),
    playwright('browser', 'packages/e2e'),
  ],
];

const total = { passed: 0, failed: 0 };

async function runLane(steps) {
  for (const step of steps) {
    const begun = Date.now();
    const { passed, failed, output } = await step.start();
    total.passed += passed;
    total.failed += failed;
    const seconds = Math.round((Date.now() - begun) / 1000);
    console.log(
      `${failed === 0 ? 'ok    ' : 'FAILED'} ${step.name}: ${passed} passed, ${failed} failed (${seconds} s)`,
    );
    if (output) console.log(output.replaceAll(/^/gm, '       '));
  }
}

const words = await turbo('words');
if (words.code !== 0) console.error(words.output);

const lanesHere = availableParallelism() > 1 ? lanes : [lanes.flat()];
await Promise.all(lanesHere.map(runLane));
await rm(reports, { recursive: true, force: true });

console.log(`Finished in ${Math.round((Date.now() - startedAt) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && words.code === 0 ? 0 : 1;
