import { isTooLong } from './boundedStorage';
import type { ResilientStorage } from './resilientStorage';
import { parseSession, type GrowSession } from './sessionRecord';

/** What is stored as the session. `partial` are the remains of a write, perhaps one that another tab is doing now. */
export type VaultReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'partial' }
  | { readonly kind: 'session'; readonly session: GrowSession; readonly text: string };

/** The one session of this browser. Every method works in one step. */
export interface SessionVault {
  /** Reads the session; what is no session is removed. */
  read(): VaultReading;
  /** Stores the session; of one that is too long for cookies, without what others wrote about the person. */
  write(session: GrowSession): void;
  clear(): void;
  /** Whether the stored session is still the one with this refresh token. */
  holds(session: GrowSession): boolean;
}

/** Keeps the session in `storage` under `key`. */
export function createSessionVault(storage: ResilientStorage, key: string): SessionVault {
  let last: VaultReading = { kind: 'none' };
  const read = (): VaultReading => {
    const stored = storage.read(key);
    if (stored.kind !== 'value') return stored;
    if (last.kind === 'session' && last.text === stored.value) return last;
    const session = parseSession(stored.value);
    if (session === null) {
      storage.remove(key);
      return { kind: 'none' };
    }
    last = { kind: 'session', session, text: stored.value };
    return last;
  };
  return {
    read,
    write(session) {
      const text = JSON.stringify(session);
      storage.write(key, isTooLong(text) ? JSON.stringify(slim(session)) : text);
    },
    clear() {
      storage.remove(key);
    },
    holds(session) {
      const reading = read();
      return reading.kind === 'session' && reading.session.refresh_token === session.refresh_token;
    },
  };
}

/** The session with the account alone: metadata and identities are asked of the auth server where they are needed. */
function slim(session: GrowSession): GrowSession {
  const user = { ...session.user, user_metadata: {} };
  delete user.identities;
  return { ...session, user };
}
