// One built folder held in memory. A request only ever looks up a key of this map, so no path that
// a client sends reaches the file system.
import { createHash } from 'node:crypto';
import { compressors, readFiles } from './files.mjs';

// Packed while the first client waits. A document is small, and a tenth less of it saves a round trip;
// for the rest the best quality would take ten times as long for some hundredths.
const DOCUMENT_QUALITY = 11;
const FILE_QUALITY = 9;

/** How long a file may be kept. What says which version is deployed is asked for each time. */
function cacheRuleOf(name, rules) {
  if (name === rules.uncached.file) return rules.uncached;
  return name.startsWith(`${rules.immutable.folder}/`) ? rules.immutable : rules.revalidated;
}

/** A file as it is sent: type, cache rule, policy, tag, and its compressed forms made once. */
class ServedFile {
  #encoded = new Map();

  constructor({ name, body, type, isPacked, isDocument, policy }, rules) {
    this.body = body;
    this.brotliQuality = isDocument ? DOCUMENT_QUALITY : FILE_QUALITY;
    this.type = type;
    this.isPacked = isPacked;
    this.cacheControl = cacheRuleOf(name, rules).cacheControl;
    this.policy = policy;
    this.tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  }

  /** @param {'br' | 'gzip'} encoding */
  encoded(encoding) {
    let pending = this.#encoded.get(encoding);
    if (!pending) {
      pending = compressors[encoding](this.body, this.brotliQuality);
      this.#encoded.set(encoding, pending);
    }
    return pending;
  }
}

/**
 * The files of a built folder, ready to be sent.
 * @param {string} folder
 * @param {object} area one of the areas of serving.json
 * @param {object} rules serving.json
 * @param {{ supabaseUrl: string, supabaseKey: string }} config
 * @returns {Map<string, ServedFile>} keyed by the path below the folder, with forward slashes
 */
export function loadArea(folder, area, rules, config) {
  const files = readFiles(folder, area, rules, config);
  return new Map(files.map((file) => [file.name, new ServedFile(file, rules)]));
}
