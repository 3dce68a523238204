// The embedded backend as a child process that never outlives the one that started it.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './run.mjs';

const folder = path.join(root, 'packages/backend');

/** The arguments of Node that run a command of the backend's CLI. */
const cli = (command) => ['--import', 'tsx', 'src/cli.ts', command];

/**
 * Starts the backend and resolves when it answers: `{ info, exited, stop }`.
 * The child stops by itself when its standard input closes, so that even a killed parent leaves nothing behind.
 */
export function startBackend({ port, webPort, env = {} }) {
  const child = spawn(process.execPath, cli('start'), {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      BACKEND_PORT: String(port),
      PORT: String(webPort),
      GROW_STOP_WITH_STDIN: '1',
      ...env,
    },
  });
  const exited = new Promise((resolve) => child.on('exit', resolve));
  const ready = new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('backend info ')) resolve(JSON.parse(line.slice('backend info '.length)));
      else if (!line.startsWith('backend ready ')) console.log(line);
    });
  });
  const stop = async () => {
    child.stdin.end();
    await exited;
  };
  return Promise.race([
    ready.then((info) => ({ info, exited, stop })),
    exited.then((code) =>
      Promise.reject(new Error(`The backend ended with code ${code} before it was ready.`)),
    ),
  ]);
}

/** Runs one of the backend's short commands (`types`, `reset`) with its output on the terminal. */
export function runBackend(command, args = []) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...cli(command), ...args], { cwd: folder, stdio: 'inherit' });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
