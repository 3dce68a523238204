import { vi } from 'vitest';
import type { CreationOptions, RequestOptions, SoftAuthenticator } from './authenticator';

type CredentialJson = { id: string; rawId: string; type: string };

/** As much of a browser's class as the client looks at. */
class StandInCredential {
  constructor(private readonly json: CredentialJson) {}
  get id() {
    return this.json.id;
  }
  toJSON() {
    return this.json;
  }
}

/**
 * Runs what supabase-js does in a browser, with a security key plugged in: the client's own ceremonies, unmodified.
 * The globals of the browser are there for the time of the work only.
 */
export async function withSecurityKey<T>(key: SoftAuthenticator, work: () => Promise<T>): Promise<T> {
  const { origin, hostname } = new URL(key.origin);
  const credentials = {
    create: ({ publicKey }: { publicKey: CreationOptions }) =>
      Promise.resolve(new StandInCredential(key.create(publicKey))),
    get: ({ publicKey }: { publicKey: RequestOptions }) =>
      Promise.resolve(new StandInCredential(key.get(publicKey))),
  };
  const globals = {
    PublicKeyCredential: StandInCredential,
    navigator: { credentials },
    document: {},
    window: { PublicKeyCredential: StandInCredential, location: { origin, hostname } },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  try {
    return await work();
  } finally {
    vi.unstubAllGlobals();
  }
}
