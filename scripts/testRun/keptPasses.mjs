// Which browser tests need not run again: what runs them, the file that they stand in and every built file that their pages
// opened are as they were when they passed. Anything that cannot be told runs again. The apps' words are not looked at: a
// sentence that a page shows is in a file that it opens.
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root, run } from '../setup/run.mjs';

const memory = path.join(root, 'node_modules/.cache/grow/browserPasses.json');
const tests = 'packages/e2e';
const testDir = `${tests}/tests`;

/** What every browser test runs with or through, beside the apps as they are built and what the tests import. */
const surroundings = [
  'packages/backend',
  'packages/core/package.json',
  'packages/e2e',
  'packages/local-supabase',
  'apps/connect/scripts',
  'apps/site/scripts',
  'deploy',
  'scripts/setup',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
];
const isOwn = (file) =>
  !/\.(?:spec|test)\.tsx?$|^packages\/(?:backend|local-supabase)\/test\/|\.md$/.test(file);

const hash = (parts) => parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest('hex');

/** The version of a whole build, as its document and its version.json say it. */
const VERSION = /(?<=name="grow-version" content="|"version":")[0-9a-f]{12}(?=")/g;

/**
 * A built file's hash; the names of other built files in it count without the marks of their contents, and the version of the
 * build, which is another one with every change of any file, not at all.
 */
export function hashOfBuilt(name, content) {
  if (!/\.(?:js|css|html)$|^version\.json$/.test(name)) return hash([content]);
  return hash([
    content
      .toString('utf8')
      .replaceAll(/-[\w-]{8}(?=\.\w{2,5}\b)/g, '')
      .replaceAll(VERSION, ''),
  ]);
}

/** What the tests import of other packages, as the compiler follows it; undefined where it cannot. */
export async function importedFiles() {
  const args = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--listFilesOnly'];
  const { code, output } = await run(process.execPath, args, { cwd: path.join(root, tests), capture: true });
  if (code !== 0) return undefined;
  return output
    .split('\n')
    .map((file) => path.relative(root, file.trim()).replaceAll(path.sep, '/'))
    .filter((file) => /^(?:packages|apps)\//.test(file) && !/^packages\/e2e\/|node_modules\//.test(file));
}

/** What runs all tests, as one hash; undefined where git does not know the files. */
async function hashOfSurroundings(env) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', ...surroundings];
  const [{ code, output }, imported] = await Promise.all([
    run('git', args, { capture: true }),
    importedFiles(),
  ]);
  if (code !== 0 || imported === undefined) return undefined;
  const files = [...output.split('\0').filter((file) => file !== '' && isOwn(file)), ...imported];
  const contents = await Promise.all(
    files.sort().map((file) => readFile(path.join(root, file)).catch(() => 'deleted')),
  );
  return hash([env.GROW_TOOLS, ...files, ...contents]);
}

const apps = { '/connect': 'apps/connect/dist', '': 'apps/site/dist' };

/** Every file of both builds, from its address on the server to its hash. */
async function builtFiles() {
  const found = new Map();
  for (const [prefix, folder] of Object.entries(apps)) {
    const names = await readdir(path.join(root, folder), { recursive: true }).catch(() => []);
    for (const name of names) {
      const file = path.join(root, folder, name);
      if (!(await stat(file)).isFile()) continue;
      found.set(`${prefix}/${name.replaceAll(path.sep, '/')}`, hashOfBuilt(name, await readFile(file)));
    }
  }
  return found;
}

/** The file behind an address that a page asked for; undefined where that is no address of a build. */
export function fileAt(address, built) {
  if (!address.startsWith('/')) return undefined;
  const plain = address.replace(/\/$/, '');
  const page = address.startsWith('/connect') ? '/connect/index.html' : '/404.html';
  const name = [address, `${plain}.html`, `${plain}/index.html`, page].find((one) => built.has(one));
  return name === undefined ? undefined : built.get(name);
}

const hashOfAll = (built) => hash([...built.values()].sort());

/** What a test depends on: the files it opened, or all where it says so or where one is not known. */
function inputsOf(opened, built) {
  const hashes = opened.map((address) => fileAt(address, built));
  if (opened.length === 0 || hashes.includes(undefined)) return { all: hashOfAll(built) };
  return { files: [...new Set(hashes)].sort() };
}

/** Whether a test that passed would open the same files again. */
export function isKept({ all, files }, built) {
  if (all !== undefined) return all === hashOfAll(built);
  const now = new Set(built.values());
  return files.every((one) => now.has(one));
}

// Playwright's list of tests parts titles by this mark, so it cannot name a test that has it in a title, or no title.
const canBeListed = (titles) => titles.every((title) => title !== '' && !title.includes('›'));

/** Every test of a report that passed at once, with the addresses that its pages opened. */
export function passesOf({ suites = [] }, parents = []) {
  return suites.flatMap((suite) => {
    const titles = suite.title === suite.file ? parents : [...parents, suite.title];
    const own = (suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status, results }) => status === 'expected' && results.length === 1)
        .filter(() => canBeListed([...titles, title]))
        .map(({ projectName, results }) => ({
          file,
          line: [`[${projectName}]`, file, ...titles, title].join(' › '),
          opened: (results[0].annotations ?? [])
            .filter(({ type }) => type === 'opened')
            .flatMap(({ description }) => description.split('\n')),
        })),
    );
    return [...own, ...passesOf(suite, titles)];
  });
}

async function specFiles() {
  const names = await readdir(path.join(root, testDir), { recursive: true });
  const found = new Map();
  for (const name of names.filter((one) => one.endsWith('.spec.ts'))) {
    found.set(name.replaceAll(path.sep, '/'), hash([await readFile(path.join(root, testDir, name))]));
  }
  return found;
}

/**
 * The passes of former runs that still hold, each with the `line` by which Playwright's list of tests names it, and
 * `remember`, which keeps them and those of a run's report for the next one. What decides is taken now: somebody may edit
 * files while tests run.
 */
export async function recallPasses(env) {
  const [around, built, specs] = [await hashOfSurroundings(env), await builtFiles(), await specFiles()];
  const text = await readFile(memory, 'utf8').catch(() => '{}');
  const { around: former, passes = [] } = JSON.parse(text);
  const isKnown = around !== undefined && around === former;
  const kept = passes.filter(
    (one) => isKnown && one.spec === specs.get(one.file) && isKept(one.inputs, built),
  );
  const remember = async (report) => {
    const passed = passesOf(report).map(({ file, line, opened }) => {
      return { file, line, spec: specs.get(file), inputs: inputsOf(opened, built) };
    });
    await mkdir(path.dirname(memory), { recursive: true });
    await writeFile(memory, JSON.stringify({ around, passes: [...kept, ...passed] }));
  };
  return { kept, remember };
}
