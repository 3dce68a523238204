// A second working tree with another commit, which lasts as long as its pictures are taken.
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pnpm } from '../setup/pnpm.mjs';
import { root, run } from '../setup/run.mjs';

// What photographs is the same for both commits, also where the older one has nothing that does.
const lent = [
  'packages/ui/src/outlines',
  'packages/ui/test',
  'packages/ui/vitest.pictures.config.ts',
  'packages/e2e/pictures',
  'packages/e2e/playwright.pictures.config.ts',
  'packages/e2e/src/keyScreens.ts',
];

const git = async (...args) => {
  const { code, output } = await run('git', args, { capture: true });
  if (code !== 0) throw new Error(output.trim());
  return output.trim();
};

/** The hash of a commit, or undefined where a word names none. */
export const commitOf = (word) =>
  git('rev-parse', '--verify', '--quiet', '--end-of-options', `${word}^{commit}`).catch(() => undefined);

/** Where this branch left main; the last commit where there is no main. */
export const defaultBase = () => git('merge-base', 'main', 'HEAD').catch(() => git('rev-parse', 'HEAD'));

/** Calls `use` with the folder of a tree at `commit` that has its dependencies; the tree is gone afterwards. */
export async function withTreeAt(commit, signal, use) {
  const parent = await mkdtemp(path.join(tmpdir(), 'grow-pictures-'));
  const tree = path.join(parent, 'tree');
  try {
    // A database that is started as another account has to reach its files.
    await chmod(parent, 0o755);
    await git('worktree', 'add', '--detach', '--quiet', tree, commit);
    const options = { cwd: tree, signal, capture: true };
    const { code, output } = await pnpm(['install', '--frozen-lockfile', '--prefer-offline'], options);
    if (code !== 0) throw new Error(output);
    for (const name of lent) await cp(path.join(root, name), path.join(tree, name), { recursive: true });
    await use(tree);
  } finally {
    await rm(parent, { recursive: true, force: true, maxRetries: 5 });
    await git('worktree', 'prune');
  }
}
