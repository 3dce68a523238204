// Started as a process of its own by cluster.full.test.ts: becomes an ordinary user, then starts and stops a cluster.
import { chown } from 'node:fs/promises';
import postgres from 'postgres';
import { startCluster } from '../../src/postgres';
import { databaseAccount } from '../../src/postgres/account';
import { placeBinaries } from '../../src/postgres/binaries';
import { prepareDataDir } from '../../src/postgres/initCluster';

const [dataDir] = process.argv.slice(2);
if (!dataDir) throw new Error('Name the data folder.');

const account = await databaseAccount();
if (account) {
  await prepareDataDir(dataDir, account);
  await placeBinaries(dataDir, account);
  await chown(dataDir, account.uid, account.gid);
  process.setgroups?.([account.gid]);
  process.setgid?.(account.gid);
  process.setuid?.(account.uid);
}

const cluster = await startCluster({ dataDir });
const sql = postgres(cluster.adminUrl, { max: 1 });
const [row] = await sql<{ answer: number }[]>`select 42 as answer`;
await sql.end();
await cluster.stop();
console.log(`user ${process.getuid?.()} got ${row?.answer}`);
