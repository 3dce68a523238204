// Started as a process of its own by dataFolder.full.test.ts: starts a backend and stops it, as root only where it was told.
import { startLocalSupabase } from '../src';
import { databaseAccount } from '../src/postgres/account';
import { sampleFolder } from './sampleFolder';

const [dataDir, user] = process.argv.slice(2);
if (!dataDir) throw new Error('Name the data folder.');

const account = user === 'as-ordinary-user' ? await databaseAccount() : null;
if (account) {
  process.setgroups?.([account.gid]);
  process.setgid?.(account.gid);
  process.setuid?.(account.uid);
}

try {
  const backend = await startLocalSupabase({
    port: 0,
    dataDir,
    siteUrl: 'http://localhost:3000',
    projectFolder: sampleFolder,
  });
  await backend.stop();
  console.log('started');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
