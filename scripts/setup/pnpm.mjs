// The pinned pnpm on a machine that has only Node and npm, and an install that is skipped when nothing changed.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root, run } from './run.mjs';

const stampFile = path.join(root, 'node_modules', '.grow-install');

async function pinnedVersion() {
  const { packageManager } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  return packageManager.match(/^pnpm@([^+]+)/)[1];
}

let command;

/** The words that start pnpm: the one on PATH when it is of the pinned major version, else npx with the pinned one. */
async function pnpmCommand() {
  if (command) return command;
  const pinned = await pinnedVersion();
  const onPath = await run('pnpm', ['--version'], { capture: true });
  const major = (version) => version.trim().split('\n').at(-1).split('.')[0];
  command =
    onPath.code === 0 && major(onPath.output) === major(pinned)
      ? ['pnpm']
      : ['npx', '--prefer-offline', '-y', `pnpm@${pinned}`];
  return command;
}

/** Runs pnpm with the given arguments; options as for `run`. */
export async function pnpm(args, options) {
  const [program, ...first] = await pnpmCommand();
  return run(program, [...first, ...args], options);
}

let programsPath;

/**
 * Runs a program of the workspace by its name, such as `turbo`; options as for `run`. pnpm is on its PATH. Started through npx
 * and pnpm, each would cost two seconds of the processor.
 */
export async function runProgram(name, args, { env, ...options } = {}) {
  programsPath ??= pnpm(['exec', 'node', '-p', 'process.env.PATH'], { capture: true });
  const { output } = await programsPath;
  return run(name, args, { ...options, env: { ...env, PATH: output.trim().split('\n').at(-1) } });
}

async function installKey() {
  const hash = createHash('sha256').update(process.versions.modules + process.platform + process.arch);
  const manifests = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml'];
  for (const folder of ['packages', 'apps']) {
    for (const name of await readdir(path.join(root, folder))) {
      manifests.push(path.join(folder, name, 'package.json'));
    }
  }
  for (const manifest of manifests.filter((file) => existsSync(path.join(root, file)))) {
    hash.update(await readFile(path.join(root, manifest)));
  }
  return hash.digest('hex');
}

/** Installs exactly what the lockfile says; does nothing when that is what is there. */
export async function installDependencies() {
  const key = await installKey();
  const stamp = existsSync(stampFile) ? await readFile(stampFile, 'utf8') : '';
  if (stamp === key) return;
  console.log('Installing dependencies');
  const { code } = await pnpm(['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn']);
  if (code !== 0) {
    console.error(
      'The dependencies could not be installed; the lines above say why. Your files are as they were.\n' +
        'Check the connection to the package registry and run the command again.',
    );
    process.exit(1);
  }
  await writeFile(stampFile, key);
}
