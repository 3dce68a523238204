// pnpm dev: the contributor's loop. Both apps reload as files change; a new migration restarts the backend, which applies it.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
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
const connectPort = portFromEnv('CONNECT_DEV_PORT', 3001);
await requireFreePort('PORT', webPort);
if (!named) await requireFreePort('BACKEND_PORT', backendPort);
await requireFreePort('CONNECT_DEV_PORT', connectPort);

await installDependencies();
await runProgram('turbo', ['run', 'word-types', '--output-logs=errors-only']);

/** The local backend, started anew whenever a migration changes. */
async function watchedBackend() {
  const start = () => startBackend({ port: backendPort, webPort });
  let backend = await start();
  let isRestarting = false;
  const migrations = watch(path.join(root, 'packages/backend/supabase/migrations'), async () => {
    if (isRestarting) return;
    isRestarting = true;
    console.log('A migration changed: restarting the backend');
    await backend.stop();
    try {
      backend = await start();
    } catch (error) {
      console.error(
        `${error.message} Correct the migration and save it again; an applied one needs npm run reset.`,
      );
      backend = { ...backend, stop: async () => {} };
    }
    isRestarting = false;
  });
  const stop = async () => {
    migrations.close();
    await backend.stop();
  };
  return { mailboxUrl: backend.info.mailboxUrl, stop };
}

const backend = named ? undefined : await watchedBackend();

function vite(app, args) {
  const folder = path.join(root, 'apps', app);
  const child = spawn(process.execPath, [path.join(folder, 'node_modules/vite/bin/vite.js'), ...args], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(webPort), CONNECT_DEV_PORT: String(connectPort) },
  });
  const exited = new Promise((resolve) => child.on('exit', resolve));
  const stop = () => {
    child.kill('SIGTERM');
    return exited;
  };
  return { exited, stop };
}

const connect = vite('connect', ['--port', String(connectPort), '--strictPort']);
const site = vite('site', ['--port', String(webPort), '--strictPort']);
console.log(
  `\n  Site and connect  http://localhost:${webPort}/\n` +
    (backend ? `  Mailbox           ${backend.mailboxUrl}\n` : `  Project           ${named.url}\n`) +
    '  Storybook         pnpm storybook, in another terminal\n',
);

await untilStopped(
  [connect.exited, site.exited],
  [connect.stop, site.stop, ...(backend ? [backend.stop] : [])],
);
