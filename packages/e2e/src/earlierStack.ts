import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { EARLIER } from '../../backend/test/project/upgrade/earlierLevel';
import { databaseLevel } from '../../core/src/db/databaseLevel';
import { builtConnect, deployConnect, relevel, restamp } from './deployment';
import type { Stack } from './stack';

const backendFolder = path.resolve(import.meta.dirname, '../../backend');

/** A deployment of an earlier version, to be upgraded. */
export interface EarlierStack extends Stack {
  /** Puts the connect of today in the place of the earlier one. */
  deployConnect: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the database of {@link EARLIER}, and a connect that says it is of that time. */
export async function startEarlierStack(): Promise<EarlierStack> {
  const home = await mkdtemp(path.join(tmpdir(), 'grow-earlier-'));
  const program = 'test/project/upgrade/earlierProgram.ts';
  const backend = spawn(process.execPath, ['--import', 'tsx', program, home, 'http://localhost:3000'], {
    cwd: backendFolder,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await Promise.race([
    once(createInterface({ input: backend.stdout }), 'line'),
    once(backend, 'exit').then(([code]) => {
      throw new Error(`The earlier backend ended with code ${code} before it was ready.`);
    }),
  ])) as [string];
  const env = JSON.parse(line) as Omit<Stack, 'webUrl'>;
  const deployed = await deployConnect(env);
  await deployed.replace(async () => {
    await restamp(deployed.folder, 'ab0123456789');
    await relevel(deployed.folder, databaseLevel, EARLIER);
  });
  return {
    ...env,
    webUrl: deployed.address,
    deployConnect: () =>
      deployed.replace(async () => {
        await rm(deployed.folder, { recursive: true });
        await cp(builtConnect, deployed.folder, { recursive: true });
      }),
    async stop() {
      await deployed.remove();
      backend.stdin.end();
      if (backend.exitCode === null) await once(backend, 'exit');
      await rm(home, { recursive: true, force: true });
    },
  };
}
