import type { ResilientStorage } from './resilientStorage';
import { parseSession, type GrowSession } from './sessionRecord';

/** What is stored as the session. `torn` are the remains of a write, perhaps one that another tab is doing now. */
export type VaultReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'torn' }
  | { readonly kind: 'session'; readonly session: GrowSession; readonly text: string };

/** The one session of this browser. Every method works in one step. */
export interface SessionVault {
  /** Reads the session; what is no session is removed. */
  read(): VaultReading;
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
      storage.write(key, JSON.stringify(session));
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
