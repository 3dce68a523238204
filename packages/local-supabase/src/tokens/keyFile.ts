import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { hkdfSync, randomUUID } from 'node:crypto';
import { loadSecretFile, replaceSecretFile, type SecretFile } from './secretFile';

/** A private ES256 key as it stands in the file. */
export type PrivateJwk = JWK & { kid: string; d: string };

/** What the file holds: the key that signs, perhaps its predecessor, and the secret of mailed links and codes. */
export type KeyFile = { keys: [signs: PrivateJwk, verifies?: PrivateJwk]; oneTimeSecret: Buffer };

const fileName = 'signing-keys.json';
/** The algorithm of every token. */
export const algorithm = 'ES256';

async function createKey(): Promise<PrivateJwk> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, d: jwk.d ?? '', kid: randomUUID(), alg: algorithm, use: 'sig' };
}

const textOf = (file: object) => `${JSON.stringify(file, null, 2)}\n`;

const isPrivate = (jwk: JWK): jwk is PrivateJwk => Boolean(jwk.kid && jwk.d);

function parse(text: string): KeyFile {
  const { keys = [], oneTimeSecret } = JSON.parse(text) as { keys?: JWK[]; oneTimeSecret?: string };
  const [signs, verifies] = keys.filter(isPrivate);
  if (!signs) throw new Error('There is no private key');
  const secret =
    oneTimeSecret === undefined
      ? Buffer.from(hkdfSync('sha256', signs.d, signs.kid, 'one-time tokens', 32))
      : Buffer.from(oneTimeSecret, 'base64url');
  return { keys: verifies ? [signs, verifies] : [signs], oneTimeSecret: secret };
}

/** The keys of a data directory, made on first use. */
export const keyFile: SecretFile<KeyFile> = {
  name: fileName,
  create: async () => textOf({ keys: [await createKey()] }),
  parse,
  loss: 'the next start makes new ones, everybody logs in again, and links in mails sent so far no longer work.',
};

/**
 * Puts a new key in front. The one that signed until now still verifies, so nobody is logged out; an older one goes,
 * and with it whatever it signed. Links and codes in mailboxes stay good. A running backend takes it at its next start.
 */
export async function rotateSigningKey(dataDir: string): Promise<{ keyId: string; retiredKeyId: string }> {
  const { keys, oneTimeSecret } = await loadSecretFile(dataDir, keyFile);
  const fresh = await createKey();
  const file = { keys: [fresh, keys[0]], oneTimeSecret: oneTimeSecret.toString('base64url') };
  await replaceSecretFile(dataDir, fileName, textOf(file));
  return { keyId: fresh.kid, retiredKeyId: keys[0].kid };
}
