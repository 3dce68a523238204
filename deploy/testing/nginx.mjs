// An nginx of our own: loopback, its files in one folder, no daemon, ends with the test.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const START_LIMIT_MS = 15_000;

/** The nginx that npm test found or installed, else the system's, or null on a machine that has none. */
export const nginxPath =
  [process.env['NGINX_PATH'], '/usr/sbin/nginx'].find((file) => file && existsSync(file)) ?? null;

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

/** A whole configuration around grow.conf. One process and no master, so that ending it ends everything. */
function mainText(folder, growConf) {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = kinds.map((kind) => `  ${kind}_temp_path "${join(folder, kind)}";`);
  return [
    'daemon off;',
    'master_process off;',
    `pid "${join(folder, 'nginx.pid')}";`,
    `error_log "${join(folder, 'error.log')}";`,
    'events {}',
    'http {',
    '  access_log off;',
    ...temporary,
    `  include "${growConf}";`,
    '}',
    '',
  ].join('\n');
}

/**
 * Checks the configuration with `nginx -t`, then serves it.
 * @param {string} folder for nginx's own files
 * @param {string} growConf
 * @param {number} port that it listens on
 * @returns {Promise<{ port: number, stop(): Promise<void> }>}
 */
export async function startNginx(folder, growConf, port) {
  mkdirSync(folder, { recursive: true });
  const main = join(folder, 'nginx.conf');
  writeFileSync(main, mainText(folder, growConf));
  const args = ['-p', folder, '-c', main, '-e', join(folder, 'start.log')];
  const checked = spawnSync(nginxPath, [...args, '-t'], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(`nginx -t refuses the configuration:\n${checked.stderr}`);
  const child = spawn(nginxPath, args, { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const until = Date.now() + START_LIMIT_MS;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('nginx did not start.');
    await wait(20);
  }
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
