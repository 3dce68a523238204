// Builds and packs this package as `pnpm publish` would, and lays the result into a folder outside of the workspace.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import manifest from '../../package.json' with { type: 'json' };

const run = promisify(execFile);
const packageRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const workspaceRoot = resolve(packageRoot, '../..');
const binary = (name: string) => join(packageRoot, 'node_modules/.bin', name);

export interface Packed {
  readonly tarball: string;
  /** A project outside of the workspace that has the package, its peer and its dependencies installed. */
  readonly project: string;
  run(command: string, ...args: string[]): Promise<string>;
  /** Packs the same with npm, as its scripts around it do; resolves to that tarball. */
  packWithNpm(): Promise<string>;
  binary(name: string): string;
  remove(): Promise<void>;
}

async function pnpmVersion(): Promise<string> {
  const manifest = JSON.parse(await readFile(join(workspaceRoot, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  return manifest.packageManager.split('+')[0] ?? '';
}

/** Packs what `pnpm run build` builds. The build goes to a folder of its own, so that a build of the workspace is not disturbed. */
export async function packOutside(): Promise<Packed> {
  const folder = await mkdtemp(join(tmpdir(), 'grow-core-'));
  const staged = join(folder, 'workspace/packages/core');
  await mkdir(staged, { recursive: true });
  for (const file of ['package.json', 'README.md']) await cp(join(packageRoot, file), join(staged, file));
  await cp(join(packageRoot, 'scripts'), join(staged, 'scripts'), { recursive: true });
  await cp(join(workspaceRoot, 'pnpm-workspace.yaml'), join(folder, 'workspace/pnpm-workspace.yaml'));
  await run(binary('tsc'), ['-p', 'tsconfig.declarations.json'], { cwd: packageRoot });
  await run(binary('tsup'), ['--out-dir', join(staged, 'dist')], { cwd: packageRoot });

  // What is built lies there already.
  const pnpm = [
    '-y',
    await pnpmVersion(),
    'pack',
    '--config.ignore-scripts=true',
    '--pack-destination',
    folder,
  ];
  await run('npx', pnpm, { cwd: staged });
  const tarball = join(folder, 'grow-core.tgz');
  const { version } = JSON.parse(await readFile(join(staged, 'package.json'), 'utf8')) as { version: string };
  await cp(join(folder, `grow-core-${version}.tgz`), tarball);

  const project = join(folder, 'project');
  const installed = join(project, 'node_modules/@grow/core');
  await mkdir(installed, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1']);
  await mkdir(join(project, 'node_modules/@supabase'));
  for (const name of [
    ...Object.keys(manifest.dependencies),
    ...Object.keys(manifest.peerDependencies),
    '@types',
  ]) {
    await symlink(
      await realpath(join(packageRoot, 'node_modules', name)),
      join(project, 'node_modules', name),
    );
  }
  await writeFile(
    join(project, 'package.json'),
    JSON.stringify({ name: 'stranger', private: true, type: 'module' }),
  );

  return {
    tarball,
    project,
    binary,
    async run(command, ...args) {
      try {
        return (await run(command, args, { cwd: project, maxBuffer: 10_000_000 })).stdout;
      } catch (cause) {
        // Compilers tell what is wrong on stdout, which the message leaves out.
        throw new Error(`${command} failed: ${(cause as { stdout?: string }).stdout ?? ''}`, { cause });
      }
    },
    async packWithNpm() {
      const byNpm = { cwd: staged, env: { ...process.env, npm_config_user_agent: 'npm/10.0.0' } };
      const destination = join(folder, 'by-npm');
      await mkdir(destination);
      await run('node', ['scripts/manifest.mjs'], byNpm);
      await run('npm', ['pack', '--ignore-scripts', '--pack-destination', destination], byNpm);
      await run('node', ['scripts/manifest.mjs', 'restore'], byNpm);
      return join(destination, `grow-core-${version}.tgz`);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
