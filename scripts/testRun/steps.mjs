// What a step of a test run can be. Each resolves to { passed, failed, failures, notes, skipped }: counts, every failure in words,
// what passed only on the second try, and a line for each thing that this machine cannot try.
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findOtherBrowsers } from '../setup/otherBrowsers.mjs';
import { runProgram } from '../setup/pnpm.mjs';
import { root, run } from '../setup/run.mjs';
import { recallPasses } from './keptPasses.mjs';
import { readPlaywright } from './playwrightReport.mjs';
import { failuresInTap, lastLines, verdictOf } from './verdict.mjs';
import { afterSecondTry, readVitest } from './vitestReport.mjs';
import { readWalk } from './walkReport.mjs';

/** Where a package's tests write what they found; kept with the result when nothing of it changed. */
const reportOf = (task) => `.reports/${task}.json`;

/** A program of the workspace's own, such as `bin('knip')`. */
export const bin =
  (name, ...args) =>
  (env) =>
    runProgram(name, args, { capture: true, env });

/** Tasks of packages, taken from the last run where nothing that they read has changed. */
export const turbo = (task, packages = []) =>
  bin(
    'turbo',
    'run',
    task,
    '--output-logs=errors-only',
    '--concurrency=1',
    ...packages.map((name) => `--filter=${name}`),
  );

/** A command that either holds or does not: one check. */
export async function check(start, env) {
  const { code, output } = await start(env);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [lastLines(output)] };
}

/** What a runner's report says, and how the runner ended. */
async function reported(file, start, read) {
  await rm(file, { force: true });
  const end = await start();
  const found = await readFile(file, 'utf8').then(
    (text) => read(JSON.parse(text)),
    () => ({ passed: 0, failed: 0, failures: [] }),
  );
  return verdictOf(found, end);
}

/** A package's tests, by its task. Up to three files that fail run once more: real servers on a busy machine deserve it. */
export async function vitest(name, folder, env, { workers = 1, task = 'test' } = {}) {
  const own = { ...env, GROW_REPORT: reportOf(task), GROW_TEST_WORKERS: String(workers) };
  const file = path.join(root, folder, reportOf(task));
  const first = await reported(file, () => turbo(task, [name])(own), readVitest);
  const files = Object.keys(first.failedFiles ?? {});
  if (files.length === 0 || files.length > 3) return first;
  const program = ['node_modules/vitest/vitest.mjs', 'run', ...files];
  const again = () =>
    run(process.execPath, program, { cwd: path.join(root, folder), env: own, capture: true });
  return afterSecondTry(first, await reported(file, again, readVitest));
}

const nothingKept = { kept: [], remember: () => undefined };

/**
 * The tests in the browser; its own configuration tries once more. The gate keeps the passes of tests that would open the
 * same files again; the full run keeps none.
 */
export async function playwright(folder, env, shard) {
  const { kept, remember } = env.GROW_TESTS === 'gate' ? await recallPasses(env) : nothingKept;
  const file = path.join(root, folder, reportOf('test'));
  const list = path.join(root, folder, '.reports/kept.txt');
  await mkdir(path.dirname(list), { recursive: true });
  await writeFile(list, kept.map(({ line }) => `${line}\n`).join(''));
  const args = ['--reporter=line,json', '--pass-with-no-tests', `--test-list-invert=${list}`];
  if (shard) args.push(`--shard=${shard}`);
  const program = path.join(root, folder, 'node_modules/@playwright/test/cli.js');
  const start = () =>
    run(process.execPath, [program, 'test', ...args], {
      cwd: path.join(root, folder),
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      capture: true,
    });
  let remembering;
  const found = await reported(file, start, (report) => {
    remembering = remember(report);
    const counts = readPlaywright(report);
    return { ...counts, passed: counts.passed + kept.length };
  });
  await remembering;
  return { ...found, kept: kept.length };
}

/** The best `count` visits of the sample of `pnpm walk`, in seasons of sixteen people; two pages at once, for another step runs beside it. */
export async function walk(folder, env, count) {
  const cwd = path.join(root, folder);
  const args = ['--import', 'tsx', 'walk/walk.ts', `--sample=${count}`, '--workers', '2', '--people', '16'];
  const start = () => run(process.execPath, [...args, '--out', '.reports/walk'], { cwd, env, capture: true });
  return reported(path.join(cwd, '.reports/walk/seen.json'), start, readWalk);
}

/** The promises in the browsers that are here; of those that are not, `skipped` says so. Nothing of these counts as passed. */
export async function otherBrowsers(folder, env) {
  const { firefox, webKit, absent } = findOtherBrowsers();
  if (!firefox && !webKit) return { passed: 0, failed: 0, skipped: absent };
  const file = path.join(root, folder, reportOf('browsers'));
  const program = path.join(root, folder, 'node_modules/@playwright/test/cli.js');
  const args = ['test', '--config=playwright.browsers.config.ts', '--reporter=line,json'];
  const start = () =>
    run(process.execPath, [program, ...args], {
      cwd: path.join(root, folder),
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      capture: true,
    });
  return { ...(await reported(file, start, readPlaywright)), skipped: absent };
}

/** Named file by file: Node 20 knows no patterns here, and Node 24 no folders. */
async function testFiles(folder) {
  const names = await readdir(path.join(root, folder));
  return names.filter((name) => name.endsWith('.test.mjs')).map((name) => path.join(folder, name));
}

/** Tests that Node runs itself. */
export async function nodeTests(folders, env) {
  const files = (await Promise.all(folders.map(testFiles))).flat();
  const { code, output } = await run(process.execPath, ['--test', '--test-reporter=tap', ...files], {
    env,
    capture: true,
  });
  const count = (word) => Number(output.match(new RegExp(`^# ${word} (\\d+)$`, 'm'))?.[1] ?? 0);
  const failed = count('fail') + count('cancelled') + count('skipped');
  const isBroken = (code !== 0 && failed === 0) || count('tests') === 0;
  return {
    passed: count('pass'),
    failed: failed + (isBroken ? 1 : 0),
    failures: failed === 0 && !isBroken ? [] : [failuresInTap(output).join('\n') || lastLines(output)],
  };
}
