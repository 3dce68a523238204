// One built folder held in memory. A request only ever looks up a key of this map, so no path that
// a client sends reaches the file system.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentSecurityPolicy, stampConfig } from './document.mjs';

const compressors = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** @param {string} folder */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** A file as it is sent: type, cache rule, policy, tag, and its compressed forms made once. */
class ServedFile {
  #encoded = new Map();

  constructor(name, body, rules, policy) {
    const { type, compress } = rules.types[extname(name)] ?? {
      type: 'application/octet-stream',
      compress: false,
    };
    this.body = body;
    this.type = type;
    this.isCompressible = compress && body.length > 512;
    const isImmutable = name.startsWith(`${rules.immutable.folder}/`);
    this.cacheControl = (isImmutable ? rules.immutable : rules.revalidated).cacheControl;
    this.policy = policy;
    this.tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  }

  /** @param {'br' | 'gzip'} encoding */
  encoded(encoding) {
    let pending = this.#encoded.get(encoding);
    if (!pending) {
      pending = compressors[encoding](this.body);
      this.#encoded.set(encoding, pending);
    }
    return pending;
  }
}

/**
 * Reads a built folder, stamps its documents and derives their policies.
 * @param {string} folder
 * @param {object} rules serving.json
 * @param {{ supabaseUrl: string, supabaseKey: string }} config
 * @returns {Map<string, ServedFile>} keyed by the path below the folder, with forward slashes
 */
export function loadArea(folder, rules, config) {
  const files = new Map();
  for (const name of listFiles(folder)) {
    const raw = readFileSync(join(folder, name));
    const isDocument = extname(name) === '.html';
    const html = isDocument ? stampConfig(raw.toString('utf8'), config, rules) : '';
    const policy = contentSecurityPolicy(rules.contentSecurityPolicy, html, config.supabaseUrl);
    files.set(name, new ServedFile(name, isDocument ? Buffer.from(html) : raw, rules, policy));
  }
  if (!files.has('index.html')) throw new Error(`${folder} holds no index.html. Build the apps first.`);
  return files;
}
