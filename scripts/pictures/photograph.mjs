// Takes the pictures of one tree.
import { cp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pnpm } from '../setup/pnpm.mjs';
import { run } from '../setup/run.mjs';

async function must(command) {
  const { code, output } = await command;
  if (code !== 0) throw new Error(output?.trim().split('\n').slice(-60).join('\n'));
}

async function collect(folder, target) {
  if (existsSync(folder)) await cp(folder, target, { recursive: true });
  await rm(folder, { recursive: true, force: true });
}

async function photographStories(tree, target, { name, env, signal }) {
  const cwd = path.join(tree, 'packages/ui');
  const pictures = path.join(cwd, '.pictures');
  await rm(pictures, { recursive: true, force: true });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config=vitest.pictures.config.ts'];
  const chosen = name ? ['-t', name] : [];
  await must(run(process.execPath, [...vitest, ...chosen], { cwd, env, signal, capture: true }));
  await collect(pictures, target);
}

async function photographScreens(tree, target, { name, env, signal }) {
  const builds = ['--filter=@grow/site', '--filter=@grow/connect', '--output-logs=errors-only'];
  await must(pnpm(['exec', 'turbo', 'run', 'build', ...builds], { cwd: tree, env, signal, capture: true }));
  const cwd = path.join(tree, 'packages/e2e');
  const pictures = path.join(cwd, '.pictures');
  await rm(pictures, { recursive: true, force: true });
  const playwright = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=playwright.pictures.config.ts',
  ];
  const chosen = name ? ['--pass-with-no-tests', '-g', name] : [];
  await must(run(process.execPath, [...playwright, ...chosen], { cwd, env, signal, capture: true }));
  await collect(pictures, target);
}

/** Photographs the stories of a tree, and its key screens where they are asked for, into the folder `target`. */
export async function photograph(tree, target, options) {
  await photographStories(tree, target, options);
  if (options.screens) await photographScreens(tree, target, options);
}
