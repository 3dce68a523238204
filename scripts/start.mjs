// npm start: everything from nothing, on a machine that has only Node and npm.
import path from 'node:path';
import { startBackend } from './setup/backend.mjs';
import { requireSupportedNode } from './setup/nodeVersion.mjs';
import { installDependencies, runProgram } from './setup/pnpm.mjs';
import { portFromEnv, requireFreePort } from './setup/ports.mjs';
import { requireProject } from './setup/project.mjs';
import { root } from './setup/run.mjs';
import { untilStopped } from './setup/untilStopped.mjs';

requireSupportedNode();
const named = requireProject();
const webPort = portFromEnv('PORT', 3000);
const backendPort = portFromEnv('BACKEND_PORT', 54321);
await requireFreePort('PORT', webPort);
if (!named) await requireFreePort('BACKEND_PORT', backendPort);

await installDependencies();

console.log(`Building the site and connect${named ? '' : ', and starting the backend'}`);
// Side by side: on two cores neither of them needs both. Its failure is told once the build is done.
const starting = named
  ? undefined
  : startBackend({ port: backendPort, webPort }).catch((error) => ({ error }));
const built = await runProgram(
  'turbo',
  ['run', 'build', '--filter=@grow/site', '--filter=@grow/connect', '--output-logs=errors-only'],
  { capture: true },
);
if (built.code !== 0) {
  // The backend ends with us.
  console.error(
    `${built.output}\nThe apps could not be built; the lines above say why. Nothing was started.`,
  );
  process.exit(1);
}

const fail = (error) => {
  console.error(error.message);
  process.exit(1);
};
const backend = await starting;
if (backend?.error) fail(backend.error);
const project = named ?? backend.info;

const { startWebServer } = await import('../deploy/server.mjs');
const web = await startWebServer({
  port: webPort,
  siteDir: path.join(root, 'apps/site/dist'),
  connectDir: path.join(root, 'apps/connect/dist'),
  config: { supabaseUrl: project.url, supabaseKey: project.publishableKey },
}).catch(async (error) => {
  await backend?.stop();
  fail(error);
});

const address = `http://localhost:${webPort}`;
const local = ({ demoAccounts, mailboxUrl }) => [
  `  Mailbox   ${mailboxUrl}`,
  `  Backend   ${project.url}`,
  '',
  ...demoAccounts.map(({ role, email, password }) => `  ${role.padEnd(12)}${email.padEnd(32)}${password}`),
  '',
  '  This backend is for development and demos. Production is a hosted or self-hosted Supabase project:',
  '  packages/backend/README.md shows the way. Ctrl-C stops everything; the data stays. npm run reset starts afresh.',
];
const elsewhere = [
  `  Project   ${project.url}`,
  '',
  '  GROW_SUPABASE_URL names the project: its data, its mails and its accounts. Nothing of the local backend was started.',
  `  Logging in by mail or by another service leads back here only if the project allows ${address}.`,
];
console.log(
  [
    '',
    `  Site      ${address}/`,
    `  Connect   ${address}/connect/`,
    ...(backend ? local(backend.info) : elsewhere),
    '',
  ].join('\n'),
);

await untilStopped(backend ? [backend.exited] : [], [web.stop, ...(backend ? [backend.stop] : [])]);
