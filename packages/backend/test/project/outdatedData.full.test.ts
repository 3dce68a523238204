// What the program says to a data folder whose database was made by other migrations.
import { startCluster, withConnection } from '@grow/local-supabase';
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectFolder } from '../../src/projectFolder';
import { copyPreparedData } from '../../src/testing';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grow data '));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The program itself, on a free port; it would run on, so it is only for folders with which it cannot start. */
const start = (dataDir: string): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    const env = {
      ...process.env,
      GROW_DATA_DIR: dataDir,
      GROW_ENV_FILE: join(folder, 'env.json'),
      BACKEND_PORT: '0',
    };
    execFile(
      process.execPath,
      ['--import', 'tsx', 'src/cli.ts', 'start'],
      { cwd: projectFolder, env, timeout: 60_000 },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });

describe('a data folder that has seen migrations which are gone', () => {
  it('is refused with the command that resets it', async () => {
    await copyPreparedData(folder);
    const cluster = await startCluster({ dataDir: folder });
    await withConnection(
      cluster.url,
      (sql) => sql`update supabase_migrations.schema_migrations set version = '20241001080000'
        where version = (select min(version) from supabase_migrations.schema_migrations)`,
    );
    await cluster.stop();
    const { code, output } = await start(folder);
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toBe(
      'This local database was made by migrations that are gone: 20241001080000. Local data cannot follow that. Nothing was changed. Run "npm run reset", which throws local data away, and start again.',
    );
  });
});

describe('a data folder that cannot be used', () => {
  it('is refused with the variable that names it', async () => {
    const { code, output } = await start('/dev/null');
    expect(code).toBe(1);
    expect(output.trim()).toMatch(
      /^The data folder \/dev\/null cannot be used: .* GROW_DATA_DIR names the data folder\.$/,
    );
  });
});
