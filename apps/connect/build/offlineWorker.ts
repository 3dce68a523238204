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

type ModuleInfo = (id: string) => Pick<Rollup.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null;

/** All that modules import, at once or later, but no other screen. */
function modulesBelow(starts: readonly string[], infoOf: ModuleInfo): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const info = infoOf(id);
    info?.importedIds.forEach(visit);
    info?.dynamicallyImportedIds.filter((one) => !isScreen(one)).forEach(visit);
  };
  starts.forEach(visit);
  return seen;
}

const served = Object.values(routes as Readonly<Record<string, RouteEntry>>).filter(
  ({ worker }) => worker !== undefined,
);
const scopesOfWorkers = [...new Set(served.map(({ worker }) => worker))];

function filesOf(bundle: Rollup.OutputBundle, modules: ReadonlySet<string>): string[] {
  const files = new Set<string>();
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk') {
      if (!file.moduleIds.some((id) => modules.has(id))) continue;
      for (const one of [file.fileName, ...file.imports, ...(file.viteMetadata?.importedAssets ?? [])])
        files.add(one);
    } else if (file.fileName.endsWith('.woff2')) files.add(file.fileName);
  }
  return [...files].map((file) => `/connect/${file}`).sort();
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
        const ids = [...this.getModuleIds()];
        const idOf = (module: string): string => {
          const id = ids.find((one) => one.endsWith(`/connect/${module}`));
          if (id === undefined) throw new Error(`The build has no module ${module}.`);
          return id;
        };
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
        if (entry === undefined) throw new Error('The build has no entry.');
        const scopes = Object.fromEntries(
          scopesOfWorkers.map((scope) => {
            const entries = served.filter(({ worker }) => worker === scope);
            const starts = [...pageModules, ...entries.map(({ screen }) => screenModule(screen))].map(idOf);
            const modules = modulesBelow(starts, (id) => this.getModuleInfo(id));
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
