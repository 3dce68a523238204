// Started as a process of its own by runtime.test.ts: begins functions, tells their process, and waits to be killed.
import { fileURLToPath } from 'node:url';
import { functionsEnvironment } from '../environment';
import { startWorker } from '../startWorker';

const [cacheFolder = ''] = process.argv.slice(2);
const folder = fileURLToPath(new URL('./functions', import.meta.url));
const worker = await startWorker({
  folder,
  cacheFolder,
  environment: await functionsEnvironment(folder, {
    url: 'http://localhost:54321',
    publishableKey: 'sb_publishable_test',
    secretKey: 'sb_secret_test',
    databaseUrl: 'postgres://127.0.0.1:5432/postgres',
    jwks: { keys: [] },
    variables: {},
  }),
  log: () => undefined,
});
process.stdout.write(`${worker.pid}\n`);
setInterval(() => undefined, 60_000);
