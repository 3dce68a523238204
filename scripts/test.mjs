// npm test: everything that must be true, in two lanes for two cores, closing with one line of counts.
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { requireChromium } from './setup/chromium.mjs';
import { findNginx } from './setup/nginx.mjs';
import { requireSupportedNode } from './setup/nodeVersion.mjs';
import { installDependencies, pnpm } from './setup/pnpm.mjs';
import { root, run } from './setup/run.mjs';
import { afterSecondTry, readVitest } from './setup/vitestReport.mjs';

requireSupportedNode();
const startedAt = Date.now();
await installDependencies();
const env = { CHROMIUM_PATH: await requireChromium(), NGINX_PATH: await findNginx(), FORCE_COLOR: '0' };
const reports = await mkdtemp(path.join(tmpdir(), 'grow-test-'));

const bin = (name, ...args) => pnpm(['exec', name, ...args], { capture: true, env });

/** A command that either holds or does not: one check. */
function check(name, start) {
  return {
    name,
    async start() {
      const { code, output } = await start();
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [output] };
    },
  };
}

/** The end of what a program printed: there it says why it broke off. */
const lastLines = (output) => output.split('\n').slice(-80).join('\n');

/**
 * A test runner that writes a JSON report, of which `read` takes counts, the failures in words, and the titles
 * that needed a second try; a run that breaks off or counts nothing is one failure more.
 */
function suite(name, cwd, start, read) {
  return {
    name,
    async start() {
      const report = path.join(reports, `${name.replaceAll(/\W/g, '-')}.json`);
      await rm(report, { force: true });
      const { code, output } = await start(report, path.join(root, cwd));
      const found = await readFile(report, 'utf8').then(
        (text) => read(JSON.parse(text)),
        () => ({ passed: 0, failed: 0, failures: [] }),
      );
      const isBroken = (code !== 0 && found.failed === 0) || found.passed + found.failed === 0;
      if (!isBroken) return found;
      return { ...found, failed: found.failed + 1, failures: [...found.failures, lastLines(output)] };
    },
  };
}

function vitest(name, cwd) {
  const only = (files) =>
    suite(
      name,
      cwd,
      (report, folder) =>
        run(
          process.execPath,
          [
            'node_modules/vitest/vitest.mjs',
            'run',
            '--reporter=default',
            '--reporter=json',
            `--outputFile.json=${report}`,
            ...files,
          ],
          { cwd: folder, env, capture: true },
        ),
      readVitest,
    );
  return {
    name,
    async start() {
      const first = await only([]).start();
      const files = Object.keys(first.failedFiles ?? {});
      // Real servers on a busy machine deserve a second try, as in the browser tests. Many failures are no accident.
      if (files.length === 0 || files.length > 3) return first;
      return afterSecondTry(first, await only(files).start());
    },
  };
}

const specsOf = (suites = []) =>
  suites.flatMap(({ specs = [], suites: inner }) => [...specs, ...specsOf(inner)]);

function playwright(name, cwd) {
  const start = (report, folder) =>
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'], {
      cwd: folder,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      capture: true,
    });
  return suite(name, cwd, start, ({ stats, errors, suites }) => {
    const runs = specsOf(suites).flatMap(({ file, title, tests }) =>
      tests.map(({ status, projectName, results }) => ({
        status,
        name: `${projectName} ${file}: ${title}`,
        messages: results.flatMap((result) => result.errors.map(({ message }) => message)),
      })),
    );
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + stats.skipped + errors.length,
      failures: [
        ...runs
          .filter(({ status }) => status === 'unexpected' || status === 'skipped')
          .map(({ name: title, messages }) => [title, ...messages].join('\n')),
        ...errors.map(({ message }) => message),
      ],
      notes: runs
        .filter(({ status }) => status === 'flaky')
        .map(({ name: title, messages }) => [`passed on the second try: ${title}`, ...messages].join('\n')),
    };
  });
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
      const isFine = code === 0 && !isBroken;
      return {
        passed: count('pass'),
        failed: failed + (isBroken ? 1 : 0),
        failures: isFine
          ? []
          : [
              output
                .split(/^(?=not ok)/m)
                .slice(1)
                .map(lastLines)
                .join('\n') || lastLines(output),
            ],
      };
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
    check('bytes of connect', () =>
      run(process.execPath, ['apps/connect/scripts/budget.mjs'], { capture: true }),
    ),
    vitest('site', 'apps/site'),
    vitest('database and backend', 'packages/backend'),
    playwright('browser', 'packages/e2e'),
  ],
];

const total = { passed: 0, failed: 0 };
const allFailures = [];
const secondTries = [];
// A screenful of each failure; the colours of the tools are left out.
const shorten = (text) =>
  `  ${text
    .replaceAll(/\u001b\[[0-9;]*m/g, '')
    .trim()
    .split('\n')
    .slice(0, 60)
    .join('\n  ')}\n`;

async function runLane(steps) {
  for (const step of steps) {
    const begun = Date.now();
    const { passed, failed, failures = [], notes = [] } = await step.start();
    total.passed += passed;
    total.failed += failed;
    allFailures.push(...failures.map((text) => `${step.name}:\n${shorten(text)}`));
    secondTries.push(...notes.map((text) => `${step.name}: ${text.split('\n', 2).join(' ')}`));
    const seconds = Math.round((Date.now() - begun) / 1000);
    console.log(
      `${failed === 0 ? 'ok    ' : 'FAILED'} ${step.name}: ${passed} passed, ${failed} failed (${seconds} s)`,
    );
    for (const text of [...notes, ...failures]) console.log(shorten(text));
  }
}

const words = await turbo('words');
if (words.code !== 0) console.error(words.output);

const lanesHere = availableParallelism() > 1 ? lanes : [lanes.flat()];
await Promise.all(lanesHere.map(runLane));
await rm(reports, { recursive: true, force: true });

// Once more at the end: there a reader of a long log looks first.
for (const failure of allFailures) console.log(`\nFAILED ${failure}`);
if (secondTries.length > 0) console.log(`\nNeeded a second try: ${secondTries.length}`);
for (const title of secondTries) console.log(`  ${title}`);
console.log(`Finished in ${Math.round((Date.now() - startedAt) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && words.code === 0 ? 0 : 1;
