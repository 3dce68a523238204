import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

const quiet = {
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  NEXT_TELEMETRY_DISABLED: '1',
};

/**
 * Runs a program to its end and returns its exit code and, with `capture`, what it printed.
 * `signal` interrupts it and all that it has started. Without a shell, so that a folder name with a space needs no quoting.
 */
export function run(command, args, { cwd = root, env = {}, capture = false, signal } = {}) {
  if (signal?.aborted) return Promise.resolve({ code: 1, output: '' });
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...quiet, ...env },
      // A group of its own: npx ends without waiting for what it started.
      detached: signal !== undefined,
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    const interrupt = () => process.kill(-child.pid, 'SIGINT');
    signal?.addEventListener('abort', interrupt, { once: true });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => {
      signal?.removeEventListener('abort', interrupt);
      resolve({ code: code ?? 1, output });
    });
  });
}
