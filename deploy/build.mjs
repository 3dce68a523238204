// node deploy/build.mjs: turns the built apps into folders that nginx serves, and writes its configuration.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { contentSecurityPolicy } from './document.mjs';
import { checkConfig, compressors, readFiles } from './files.mjs';
import { serverText } from './nginx.mjs';
import { folderOf, locationsText, mapTexts } from './nginxApp.mjs';

const rules = JSON.parse(readFileSync(new URL('./serving.json', import.meta.url), 'utf8'));
const repository = resolve(import.meta.dirname, '..');
const BEST_BROTLI = 11;

const usage = `node deploy/build.mjs --url <project address> --key <publishable key> [options]

  --app site|connect   only this app; twice for both, which is the default
  --out <folder>       where to write (deploy/out)
  --root <folder>      where that folder will lie on the serving machine (the same place)
  --server-name <name> the public host (_ takes any)
  --listen <address>   8080, or 443 with a certificate
  --cert <file> --cert-key <file>   serve https with them, and send http there
  --report-share <0…1> of which share of visits browsers report errors and web vitals (0: none)
`;

function write(folder, name, body) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
}

/** Every file as it is, and packed where its type is worth packing and becomes smaller. */
async function writeTrees(folder, files) {
  for (const { name, body, isPacked } of files) {
    write(folder, join('plain', name), body);
    if (!isPacked) continue;
    for (const [encoding, compress] of Object.entries(compressors))
      write(folder, join(encoding, name), await compress(body, BEST_BROTLI));
  }
}

async function writeApp(area, from, options) {
  const files = readFiles(from, area, rules, options.config);
  const folder = join(options.out, folderOf(area));
  // Beside the old folder first: a build that breaks off leaves what was there.
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  await writeTrees(fresh, files);
  write(fresh, 'locations.conf', locationsText(rules, area));
  for (const [name, lines] of Object.entries(mapTexts(rules, area, files)))
    write(fresh, name, `${lines.join('\n')}\n`);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

/**
 * Writes the folders of the named apps and the configuration of nginx, grow.conf.
 * @param {object} options
 * @param {Record<string, string>} options.apps built folder by the name of its area
 * @param {string} options.out
 * @param {string} options.root where `out` will lie on the serving machine
 * @param {{ supabaseUrl: string, supabaseKey: string, reportShare?: number }} options.config
 * @param {object} options.place as `serverText` takes it
 * @throws when the configuration could start no page, or a folder was not built
 */
export async function buildDeployment(options) {
  checkConfig(options.config);
  for (const [name, from] of Object.entries(options.apps)) {
    const area = rules.areas.find((candidate) => candidate.name === name);
    if (!area) throw new Error(`There is no app called ${name}: it is site or connect.`);
    await writeApp(area, from, options);
  }
  const plainPolicy = contentSecurityPolicy(rules.contentSecurityPolicy, '', options.config.supabaseUrl);
  write(options.out, 'grow.conf', serverText(rules, options.root, plainPolicy, options.place));
}

async function main() {
  const text = { type: 'string' };
  const { values } = parseArgs({
    options: {
      url: text,
      key: text,
      app: { type: 'string', multiple: true, default: ['site', 'connect'] },
      out: { type: 'string', default: join(repository, 'deploy/out') },
      root: text,
      'server-name': { type: 'string', default: '_' },
      listen: text,
      cert: text,
      'cert-key': text,
      'report-share': { type: 'string', default: '0' },
    },
  });
  if (Boolean(values.cert) !== Boolean(values['cert-key']))
    throw new Error('--cert and --cert-key go together.');
  const out = resolve(values.out);
  await buildDeployment({
    apps: Object.fromEntries(values.app.map((name) => [name, join(repository, 'apps', name, 'dist')])),
    out,
    root: values.root ?? out,
    config: {
      supabaseUrl: values.url ?? '',
      supabaseKey: values.key ?? '',
      reportShare: Number(values['report-share']),
    },
    place: {
      listen: values.listen ?? (values.cert ? '443' : '8080'),
      serverName: values['server-name'],
      certificate: values.cert,
      certificateKey: values['cert-key'],
    },
  });
  console.log(
    `Written to ${out}. Include ${join(values.root ?? out, 'grow.conf')} in the http block of nginx.`,
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main().catch((error) => {
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 1;
  });
}
