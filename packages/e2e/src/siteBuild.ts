import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const site = path.resolve(import.meta.dirname, '../../../apps/site');
const start = promisify(execFile);

const programOf = (name: string, file: string): string =>
  path.join(
    path.dirname(createRequire(path.join(site, 'package.json')).resolve(`${name}/package.json`)),
    file,
  );

/** Builds the site into a folder of its own; `settings` say of which time and which content. */
export async function buildSite(
  folder: string,
  settings: { GROW_BUILD_TIME?: string; GROW_CONTENT?: string },
): Promise<void> {
  await start(process.execPath, [programOf('vite', 'bin/vite.js'), 'build', '--logLevel', 'error'], {
    cwd: site,
    env: { ...process.env, ...settings, GROW_SITE_DIST: folder },
  });
}

/** Pulls the site's content of a backend into a folder. */
export async function pullContent(
  folder: string,
  { url, publishableKey }: { url: string; publishableKey: string },
): Promise<void> {
  const args = ['--import', 'tsx', 'scripts/pullContent.ts', '--into', folder];
  await start(process.execPath, args, {
    cwd: site,
    env: { ...process.env, GROW_SUPABASE_URL: url, GROW_SUPABASE_KEY: publishableKey },
  });
}
