// One built folder as it is to be served: which files, what type, which policy.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentSecurityPolicy, stampConfig } from './document.mjs';
import { isPublicKey } from './publicKey.mjs';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

/** How a body is packed, by the name of the encoding. The first that a client accepts is sent. */
export const compressors = {
  br: (body, quality) =>
    promisify(brotliCompress)(body, {
      params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** Names with a leading dot are a tool's notes (the bundler's manifest) and no part of the app. */
const isHidden = (name) => name.split('/').some((part) => part.startsWith('.'));

/** @param {string} folder */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !isHidden(name))
    .sort();
}

/**
 * Reads a built folder, stamps its documents and derives their policies.
 * @param {string} folder
 * @param {{ notFound: string | null }} area one of the areas of serving.json
 * @param {object} rules serving.json
 * @param {{ supabaseUrl: string, supabaseKey: string, reportShare?: number }} config
 * @returns {{ name: string, body: Buffer, type: string, isPacked: boolean, isDocument: boolean, policy: string }[]}
 *   `name` is the path below the folder, with forward slashes; `isPacked`: worth compressing
 */
export function readFiles(folder, area, rules, config) {
  const files = listFiles(folder).map((name) => {
    const raw = readFileSync(join(folder, name));
    const extension = extname(name);
    const isDocument = extension === '.html';
    const html = isDocument ? stampConfig(raw.toString('utf8'), config, rules) : '';
    const { type, compress } = rules.types[extension] ?? { type: rules.unknownType, compress: false };
    return {
      name,
      body: isDocument ? Buffer.from(html) : raw,
      type,
      isPacked: compress,
      isDocument,
      policy: contentSecurityPolicy(rules.contentSecurityPolicy, html, config.supabaseUrl),
    };
  });
  for (const needed of ['index.html', area.notFound].filter(Boolean))
    if (!files.some(({ name }) => name === needed))
      throw new Error(`${folder} holds no ${needed}. Build the apps first.`);
  return files;
}

/**
 * Refuses a configuration with which no page could start, and a key that no page may hold.
 * @param {{ supabaseUrl: string, supabaseKey: string, reportShare?: number }} config
 */
export function checkConfig({ supabaseUrl, supabaseKey, reportShare = 0 }) {
  let protocol = '';
  try {
    protocol = new URL(supabaseUrl).protocol;
  } catch {
    // The check below names the setting.
  }
  if (protocol !== 'http:' && protocol !== 'https:')
    throw new Error('supabaseUrl is required and must be an http or https address.');
  if (!(reportShare >= 0 && reportShare <= 1))
    throw new Error('--report-share is a share of visits: a number from 0 (off) to 1, such as 0.1.');
  if (typeof supabaseKey !== 'string' || supabaseKey.trim() === '')
    throw new Error('supabaseKey is required.');
  if (!isPublicKey(supabaseKey.trim()))
    throw new Error(
      'supabaseKey is not the publishable key (sb_publishable_…). Everybody reads the key of a page: take the publishable one, and replace a secret key that was in a page.',
    );
}
