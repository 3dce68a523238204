// npm start: everything from nothing, on a machine that has only Node and npm.
import path from 'node:path';
import { startBackend } from './setup/backend.mjs';
import { requireSupportedNode } from './setup/nodeVersion.mjs';
import { installDependencies, pnpm } from './setup/pnpm.mjs';
import { portFromEnv, requireFreePort } from './setup/ports.mjs';
import { root } from './setup/run.mjs';
import { untilStopped } from './setup/untilStopped.mjs';

requireSupportedNode();
const webPort = portFromEnv('PORT', 3000);
const backendPort = portFromEnv('BACKEND_PORT', 54321);
await requireFreePort('PORT', webPort);
await requireFreePort('BACKEND_PORT', backendPort);

await installDependencies();

console.log('Building the site and connect');
const built = await pnpm(
  [
    'exec',
    'turbo',
    'run',
    'build',
    '--filter=@grow/site',
    '--filter=@grow/connect',
    '--output-logs=errors-only',
  ],
  { capture: true },
);
if (built.code !== 0) {
  console.error(
    `${built.output}\nThe apps could not be built; the lines above say why. Nothing was started.`,
  );
  process.exit(1);
}

console.log('Starting the backend');
const backend = await startBackend({ port: backendPort, webPort }).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const { startWebServer } = await import('../deploy/server.mjs');
const web = await startWebServer({
  port: webPort,
  siteDir: path.join(root, 'apps/site/dist'),
  connectDir: path.join(root, 'apps/connect/dist'),
  config: { supabaseUrl: backend.info.url, supabaseKey: backend.info.publishableKey },
}).catch(async (error) => {
  await backend.stop();
  console.error(error.message);
  process.exit(1);
});

const { demoAccounts, mailboxUrl } = backend.info;
const address = `http://localhost:${webPort}`;
console.log(
  [
    '',
    `  Site      ${address}/`,
    `  Connect   ${address}/connect/`,
    `  Mailbox   ${mailboxUrl}`,
    `  Backend   ${backend.info.url}`,
    '',
    ...demoAccounts.map(({ role, email, password }) => `  ${role.padEnd(12)}${email.padEnd(32)}${password}`),
    '',
    '  This backend is for development and demos. Production is a hosted or self-hosted Supabase project:',
    '  packages/backend/README.md shows the way. Ctrl-C stops everything; the data stays. npm run reset starts afresh.',
    '',
  ].join('\n'),
);

await untilStopped([backend.exited], [web.stop, backend.stop]);
