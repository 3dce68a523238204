// Started as a process of its own by dataFolder.full.test.ts: starts a backend and stops it, as root only where it was told.
import { startBackend } from '../../src';
import { databaseAccount } from '../../src/postgres/account';

const [dataDir, user] = process.argv.slice(2);
if (!dataDir) throw new Error('Name the data folder.');

const account = user === 'as-ordinary-user' ? await databaseAccount() : null;
if (account) {
  process.setgroups?.([account.gid]);
  process.setgid?.(account.gid);
  process.setuid?.(account.uid);
}

try {
  const backend = await startBackend({ port: 0, dataDir, siteUrl: 'http://localhost:3000', demo: false });
  await backend.stop();
  console.log('started');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
