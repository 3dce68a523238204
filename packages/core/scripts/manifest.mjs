// npm packs package.json as it lies there; pnpm writes what is published (publishConfig, versions of the catalog) by itself.
// So before npm packs, the published manifest takes the place of the workspace's, and afterwards that one comes back.
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..');
const manifestFile = join(folder, 'package.json');
const keptFile = join(folder, '.package.json.kept');
const workspaceFile = join(folder, '../../pnpm-workspace.yaml');

/** The versions of the workspace's catalogs, by name: `catalog:` is the one without a name. */
function readCatalogs() {
  const catalogs = { 'catalog:': {} };
  let current;
  for (const line of readFileSync(workspaceFile, 'utf8').split('\n')) {
    if (/^catalog:/.test(line)) current = catalogs['catalog:'];
    else if (/^\S/.test(line)) current = /^catalogs:/.test(line) ? {} : undefined;
    else if (current && /^ {2}[\w-]+:$/.test(line))
      catalogs[`catalog:${line.trim().slice(0, -1)}`] = current = {};
    else if (current) {
      const [, name, version] = /^\s+'?([^':\s]+)'?: '?([^'\s]+)'?$/.exec(line) ?? [];
      if (name) current[name] = version;
    }
  }
  return catalogs;
}

function published(manifest) {
  const catalogs = readCatalogs();
  const resolved = (dependencies = {}) =>
    Object.fromEntries(
      Object.entries(dependencies).map(([name, wanted]) => {
        const version = wanted.startsWith('catalog:') ? catalogs[wanted]?.[name] : wanted;
        if (!version || version.startsWith('workspace:'))
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
