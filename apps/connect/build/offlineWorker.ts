import { createHash } from 'node:crypto';
import path from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import type { RouteEntry } from '../src/routes/RouteEntry';
import { routes } from '../src/routes/routes';
import type { WorkerManifest } from '../src/routes/workers';
import { expressionOf } from './addresses';

/** What every page takes before its screen. */
const pageModules = ['src/app/main.tsx', 'src/app/member.ts', 'src/app/supabaseClient.ts'];

const screenModule = (screen: string) => `src/screens/${screen}/index.ts`;
const isScreen = (id: string) => /\/src\/screens\/[^/]+\/[^/]+\/index\.ts$/.test(id);

const served = Object.values(routes as Readonly<Record<string, RouteEntry>>).filter(
  ({ worker }) => worker !== undefined,
);
const scopesOfWorkers = [...new Set(served.map(({ worker }) => worker))];

/**
 * The files of modules with all that they import, at once or later: everything that can be pressed on their screens works. What
 * another screen, which shares a file with them, would import later is left out.
 * @throws Error when a module is not in the build
 */
function filesOf(bundle: Rollup.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const isIn = (module: string) => (id: string) => id.endsWith(`/connect/${module}`);
  const hasOtherScreen = ({ moduleIds }: Rollup.OutputChunk) =>
    moduleIds.some((id) => isScreen(id) && !modules.some((module) => isIn(module)(id)));
  const files = new Set<string>();
  const take = (name: string, isLater: boolean): void => {
    const file = bundle[name];
    if (!file || files.has(name)) return;
    const isOther = file.type === 'chunk' && hasOtherScreen(file);
    if (isLater && isOther) return;
    files.add(name);
    if (file.type !== 'chunk') return;
    for (const one of file.imports) take(one, false);
    for (const one of file.viteMetadata?.importedAssets ?? []) take(one, false);
    if (!isOther) for (const one of file.dynamicImports) take(one, true);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some(isIn(module)));
    if (!chunk) throw new Error(`The build has no chunk with ${module}.`);
    take(chunk.fileName, false);
  }
  const faces = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
  // Each once: a list that names one twice is refused.
  return [...new Set([...files, ...faces])].map((name) => `/connect/${name}`).sort();
}

/** The worker as one classic script, with what it keeps written in. */
async function workerScript(manifest: WorkerManifest): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { GROW_WORKER: JSON.stringify(manifest) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.resolve(import.meta.dirname, '../src/worker/sw.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('The worker was not built.');
  return chunk.code;
}

/**
 * Writes `sw.js`, the worker of the screens that open without a connection, with the list of their files; and `sw-off.js`, which
 * served in its place takes every worker away (decision 062).
 * @throws Error when a screen or the entry is not in the build
 */
export function offlineWorker(): Plugin {
  return {
    name: 'grow-offline-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
        if (entry === undefined) throw new Error('The build has no entry.');
        const scopes = Object.fromEntries(
          scopesOfWorkers.map((scope) => {
            const entries = served.filter(({ worker }) => worker === scope);
            const modules = [...pageModules, ...entries.map(({ screen }) => screenModule(screen))];
            const pages = entries.map((one) => expressionOf(one.path));
            return [`/connect${scope}`, { files: filesOf(bundle, modules), pages }];
          }),
        );
        const version = createHash('sha256')
          .update(JSON.stringify([entry, scopes]))
          .digest('hex')
          .slice(0, 12);
        const scripts = [
          { fileName: 'sw.js', manifest: { isOn: true, version, entry, scopes } },
          { fileName: 'sw-off.js', manifest: { isOn: false, version: 'off', entry: '', scopes: {} } },
        ];
        for (const { fileName, manifest } of scripts)
          this.emitFile({ type: 'asset', fileName, source: await workerScript(manifest) });
      },
    },
  };
}
