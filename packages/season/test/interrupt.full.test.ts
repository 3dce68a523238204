// Ctrl-C in the middle of `pnpm season`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grow-interrupt-'));
  // As root the database runs as another user, who must get through to its data.
  await chmod(folder, 0o711);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('leaves no data behind when it is interrupted', async () => {
  const command = spawn(process.execPath, ['--import', 'tsx', 'src/cli.ts', '--people', '10'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(command, 'exit');
  // The first day is over.
  await once(command.stdout, 'data');
  expect((await readdir(folder)).filter((name) => name.startsWith('grow season'))).not.toEqual([]);
  command.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
  expect((await readdir(folder)).filter((name) => name.startsWith('grow season'))).toEqual([]);
});
