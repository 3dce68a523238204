// npm packs package.json as it lies there; pnpm writes what is published (publishConfig, versions of the catalog) by itself.
// So before npm packs, the published manifest takes the place of the workspace's, and afterwards that one comes back.
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..');
const manifestFile = join(folder, 'package.json');
const keptFile = join(folder, '.package.json.kept');
const workspaceFile = join(folder, '../../pnpm-workspace.yaml');

/** The versions of the workspace's catalog, by name. */
function readCatalog() {
  const [, lines = ''] = readFileSync(workspaceFile, 'utf8').split(/^catalogs?:$/m);
  return Object.fromEntries(
    [...lines.matchAll(/^ {2}'?([^':\s]+)'?: '?([^'\s]+)'?$/gm)].map(([, name, version]) => [name, version]),
  );
}

function published(manifest) {
  const catalog = readCatalog();
  const resolved = (dependencies = {}) =>
    Object.fromEntries(
      Object.entries(dependencies).map(([name, wanted]) => {
        const version = wanted === 'catalog:' ? catalog[name] : wanted;
        if (!version || /^(?:catalog|workspace):/.test(version))
          throw new Error(`${name} has no version outside: ${wanted}`);
        return [name, version];
      }),
    );
  const { access, ...entries } = manifest.publishConfig;
  const { devDependencies: _, scripts: __, ...rest } = manifest;
  return { ...rest, ...entries, dependencies: resolved(manifest.dependencies), publishConfig: { access } };
}

function restore() {
  if (existsSync(keptFile)) renameSync(keptFile, manifestFile);
}

if (process.argv[2] === 'restore') restore();
else if (process.env.npm_config_user_agent?.startsWith('npm/')) {
  // A packing that was cut off left its manifest.
  restore();
  copyFileSync(manifestFile, keptFile);
  writeFileSync(
    manifestFile,
    `${JSON.stringify(published(JSON.parse(readFileSync(keptFile, 'utf8'))), null, 2)}\n`,
  );
}
