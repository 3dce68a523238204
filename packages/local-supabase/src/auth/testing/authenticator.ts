// For tests: a security key in software. It makes real ES256 keys, attestations of the format "none" and assertions.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { encodeCbor } from './cbor';

type Bytes = string | ArrayBuffer;

/** The part of the creation options that an authenticator reads; bytes as base64url or as a buffer. */
export type CreationOptions = {
  challenge: Bytes;
  rp: { id?: string | undefined };
  user: { id: Bytes };
  excludeCredentials?: { id: Bytes }[];
};

/** The part of the request options that an authenticator reads. */
export type RequestOptions = { challenge: Bytes; rpId?: string; allowCredentials?: { id: Bytes }[] };

type Key = { id: string; rpId: string; userHandle: string; privateKey: KeyObject; counter: number };

const base64url = (bytes: Bytes) =>
  typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const big = (bytes: 2 | 4, value: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** User present and verified; then the flag of attached key data. */
const present = 0x05;
const attached = 0x40;

/** A security key plugged into a browser that shows a page of `origin`. */
export class SoftAuthenticator {
  readonly keys: Key[] = [];
  constructor(public origin = 'http://localhost:3000') {}

  private clientData(type: string, challenge: Bytes) {
    const data = { type, challenge: base64url(challenge), origin: this.origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data));
  }

  /** What `navigator.credentials.create()` gives, as JSON. */
  create(options: CreationOptions) {
    const known = options.excludeCredentials?.map(({ id }) => base64url(id)) ?? [];
    if (this.keys.some(({ id }) => known.includes(id))) throw new Error('InvalidStateError: known already');
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const rpId = options.rp.id ?? '';
    const rawId = randomBytes(32);
    const cose = encodeCbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const flags = Buffer.from([present | attached]);
    const authData = Buffer.concat([
      sha256(rpId),
      flags,
      big(4, 0),
      Buffer.alloc(16),
      big(2, rawId.length),
      rawId,
      cose,
    ]);
    const id = rawId.toString('base64url');
    this.keys.push({ id, rpId, userHandle: base64url(options.user.id), privateKey, counter: 0 });
    return {
      id,
      rawId: id,
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.clientData('webauthn.create', options.challenge).toString('base64url'),
        attestationObject: encodeCbor(
          new Map<string, string | Buffer | Map<string, string>>([
            ['fmt', 'none'],
            ['attStmt', new Map()],
            ['authData', authData],
          ]),
        ).toString('base64url'),
        transports: ['usb'] as 'usb'[],
      },
    };
  }

  /** What `navigator.credentials.get()` gives, as JSON. */
  get(options: RequestOptions) {
    const allowed = options.allowCredentials?.map(({ id }) => base64url(id)) ?? [];
    const key = this.keys.find(({ id }) => allowed.length === 0 || allowed.includes(id));
    if (!key) throw new Error('NotAllowedError: no key for this site');
    key.counter += 1;
    const authData = Buffer.concat([sha256(options.rpId ?? ''), Buffer.from([present]), big(4, key.counter)]);
    const clientData = this.clientData('webauthn.get', options.challenge);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), key.privateKey);
    return {
      id: key.id,
      rawId: key.id,
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: key.userHandle,
      },
    };
  }
}
