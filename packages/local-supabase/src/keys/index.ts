import { randomBytes, timingSafeEqual } from 'node:crypto';
import { loadSecretFile } from '../tokens/secretFile';

/** The two API keys of a data directory: one for browsers, one for servers that may do everything. */
export type ApiKeys = { publishableKey: string; secretKey: string };

const fileName = 'api-keys.json';
const random = () => randomBytes(24).toString('base64url');

function createKeyFile(): Promise<string> {
  const keys: ApiKeys = {
    publishableKey: `sb_publishable_${random()}`,
    secretKey: `sb_secret_${random()}`,
  };
  return Promise.resolve(`${JSON.stringify(keys, null, 2)}\n`);
}

function parse(text: string): ApiKeys {
  const { publishableKey, secretKey } = JSON.parse(text) as Partial<Record<keyof ApiKeys, unknown>>;
  if (typeof publishableKey !== 'string' || typeof secretKey !== 'string' || !publishableKey || !secretKey)
    throw new Error('A key is missing');
  return { publishableKey, secretKey };
}

/**
 * The API keys of a data directory, made on first use and kept in a file that only its owner reads.
 * @throws DataFolderError
 */
export function loadApiKeys(dataDir: string): Promise<ApiKeys> {
  const loss = 'the next start makes new keys, and whatever was told the old ones needs the new ones.';
  return loadSecretFile(dataDir, { name: fileName, create: createKeyFile, parse, loss });
}

function isSame(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The role an API key stands for, or null when it is none of ours. */
export function roleOfApiKey(keys: ApiKeys, key: string): 'anon' | 'service_role' | null {
  if (isSame(key, keys.publishableKey)) return 'anon';
  if (isSame(key, keys.secretKey)) return 'service_role';
  return null;
}
