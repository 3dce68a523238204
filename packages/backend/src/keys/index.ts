import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readOrCreateSecretFile } from '../tokens/secretFile';

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

/** The API keys of a data directory, made on first use and kept in a file that only its owner reads. */
export async function loadApiKeys(dataDir: string): Promise<ApiKeys> {
  const parsed = JSON.parse(
    await readOrCreateSecretFile(dataDir, fileName, createKeyFile),
  ) as Partial<ApiKeys>;
  const { publishableKey, secretKey } = parsed;
  if (!publishableKey || !secretKey) {
    throw new Error(`${fileName} is incomplete: remove it to get new keys`);
  }
  return { publishableKey, secretKey };
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
