// What a page of connect downloads, from the manifest of the build: gzip bytes (level 9) of documents, styles and scripts.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** The built app. */
export const dist = path.resolve(import.meta.dirname, '../dist');

/** Modules, or chunks by their names, with which a stage is complete; what they import statically comes with them. */
export const stages = {
  /** The document has the login form, which can be typed into; with these it is the app's. */
  login: ['index.html', 'login'],
  /** Somebody has logged in with a password and sees the dashboard. */
  firstScreen: [
    'index.html',
    'login',
    'src/features/signInProviders/index.ts',
    'supabaseClient',
    'src/features/auth/authActions.ts',
    'member',
    'dashboard',
  ],
  /** The login has stood for ten seconds: what a failure or a mail needs is there, whatever becomes of the connection. */
  ready: ['src/shared/failure/describeFailure.ts', 'src/screens/entrance/LoginScreen/MailLogin.tsx'],
  /** Seconds after the first screen the bell has come, with realtime, what stands below the window, and what a failure needs. */
  soon: [
    'src/app/LiveBell.tsx',
    '@supabase/realtime-js/dist/module/index.js',
    '../../packages/ui/src/Toast/ToastList.tsx',
    'src/screens/home/DashboardScreen/BestTeams.tsx',
    'src/screens/home/DashboardScreen/bestTeamsQueries.ts',
    'src/screens/home/DashboardScreen/lowerParts.ts',
    // The button of who has no team: its place is kept, and what it changes is asked for with it.
    'src/screens/home/DashboardScreen/ListingButton.tsx',
    'src/app/keepFocus.ts',
    'src/shared/state/failures.tsx',
  ],
};

/** The manifest of the build, and in it what the document itself asks for. */
export function readManifest() {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\/connect\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file,
  );
  const [file] = named;
  const css = named.filter((name) => name.endsWith('.css'));
  const imports = Object.keys(manifest).filter((name) => named.includes(manifest[name].file));
  return { ...manifest, 'index.html': { file, css, imports } };
}

/**
 * The scripts and styles of a stage, by following static imports.
 * @param {Record<string, { file: string, imports?: string[], css?: string[] }>} manifest
 * @param {readonly string[]} roots
 * @returns {string[]} files below the built folder
 */
export function filesOf(manifest, roots) {
  const seen = new Set();
  const visit = (wanted) => {
    const name = manifest[wanted]
      ? wanted
      : Object.keys(manifest).find((key) => manifest[key].name === wanted || key.endsWith(`/${wanted}`));
    if (!name) throw new Error(`The build has no chunk for ${wanted}.`);
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of manifest[name].imports ?? []) visit(imported);
  };
  roots.forEach(visit);
  return [...new Set([...seen].flatMap((name) => [manifest[name].file, ...(manifest[name].css ?? [])]))];
}

/** @param {string} file below the built folder */
export const gzipBytes = (file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length;

/**
 * The document and the files of a stage.
 * @param {readonly string[]} files
 */
export const bytesOf = (files) => ['index.html', ...files].reduce((sum, file) => sum + gzipBytes(file), 0);
