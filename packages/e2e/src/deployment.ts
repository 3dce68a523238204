import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startWebServer } from '../../../deploy/server.mjs';
import { freePort, type Stack } from './stack';

const apps = path.resolve(import.meta.dirname, '../../../apps');
/** What `vite build` has written. */
export const builtConnect = path.join(apps, 'connect/dist');

/** Connect on a web server of its own, where one build takes the place of another. */
export interface Deployment {
  readonly address: string;
  /** The build that is served. */
  readonly folder: string;
  /** Stops serving, lets the files be changed, and serves again at the same address. */
  replace: (change: () => Promise<void>) => Promise<void>;
  remove: () => Promise<void>;
}

/** Serves a copy of the built connect, with the backend of the stack. */
export async function deployConnect({
  url,
  publishableKey,
}: Pick<Stack, 'url' | 'publishableKey'>): Promise<Deployment> {
  const folder = await mkdtemp(path.join(tmpdir(), 'grow deployment '));
  await cp(builtConnect, folder, { recursive: true });
  const serve = (port: number) =>
    startWebServer({
      port,
      siteDir: path.join(apps, 'site/dist'),
      connectDir: folder,
      config: { supabaseUrl: url, supabaseKey: publishableKey },
    });
  let server = await serve(await freePort());
  return {
    address: server.url,
    folder,
    async replace(change) {
      await server.stop();
      await change();
      server = await serve(server.port);
    },
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The version of a build, as its pages know it. */
export async function versionOfBuild(folder: string): Promise<string> {
  const text = await readFile(path.join(folder, 'version.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Makes a build say that it is of another version. */
export async function restamp(folder: string, version: string): Promise<void> {
  const former = await versionOfBuild(folder);
  for (const name of ['version.json', 'index.html'])
    await replaceIn(path.join(folder, name), former, version);
}

/** Makes the scripts of a build believe that they were written for another level of the database. */
export async function relevel(folder: string, former: string, level: string): Promise<void> {
  const scripts = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
  for (const name of scripts) await replaceIn(path.join(folder, name), former, level);
}

async function replaceIn(file: string, former: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  if (before.includes(former)) await writeFile(file, before.replaceAll(former, text));
}
