// An nginx for the HTTP contract: the one named by NGINX_PATH, the system's, or else installed where that needs no question.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

const systemPlaces = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

function lookForNginx() {
  const named = process.env.NGINX_PATH;
  if (named && !existsSync(named)) {
    console.error(
      `NGINX_PATH names ${named}, where there is no file. Correct it, or unset it to let GROW look.`,
    );
    process.exit(1);
  }
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, 'nginx'));
  return [named, ...onPath, ...systemPlaces].find((file) => file && existsSync(file));
}

/** As root on Debian. The package starts a server of its own, which nobody asked for: it is ended. */
async function installNginx() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing nginx for the HTTP contract');
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, capture: true };
  await run('apt-get', ['update', '-qq'], options);
  const { code, output } = await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'],
    options,
  );
  if (code !== 0) console.error(output);
  else if (existsSync('/run/systemd/system')) await run('systemctl', ['disable', '--now', 'nginx'], options);
}

/** The path of an nginx, or an empty text where there is none: the contract is then asked of the Node server alone. */
export async function findNginx() {
  const found = lookForNginx();
  if (found) return found;
  await installNginx();
  const installed = lookForNginx();
  if (installed) return installed;
  console.log(
    'No nginx here: the HTTP contract runs on the Node server alone. Install one (brew install nginx, apt install nginx-light) for both.',
  );
  return '';
}
