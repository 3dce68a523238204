import { AppError } from '../errors/AppError';
import type { Clock } from '../time/clock';
import { START_MARGIN_MS } from './refreshPolicy';
import type { ResilientStorage } from './resilientStorage';
import type { SessionKeeper } from './sessionKeeper';
import { parseSession, settleExpiry, type GrowSession } from './sessionRecord';
import type { SessionVault } from './sessionVault';

export interface LibraryStoragePorts {
  readonly sessionKey: string;
  readonly storage: ResilientStorage;
  readonly vault: SessionVault;
  readonly keeper: SessionKeeper;
  readonly clock: Clock;
  /** True while the library is told of a sign-out that has already happened. */
  readonly isAnnouncing: () => boolean;
}

/** What the client library asks of a storage. */
export interface LibraryStorage {
  getItem(key: string): Promise<string | null>;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * The storage as the client library sees it. Reading the session refreshes it first when it is due, so that the
 * library has no reason to refresh by itself; everything else (code verifiers) passes through.
 */
export function createLibraryStorage(ports: LibraryStoragePorts): LibraryStorage {
  const { sessionKey, storage, vault, keeper, clock } = ports;
  return {
    async getItem(key) {
      if (key === sessionKey) {
        const session = await keeper.sessionForRequest();
        // The library goes by the device's own clock.
        return session === null ? null : JSON.stringify(steady(session, Math.max(clock.now(), Date.now())));
      }
      const stored = storage.read(key);
      return stored.kind === 'value' ? stored.value : null;
    },
    setItem(key, value) {
      if (key !== sessionKey) {
        storage.write(key, value);
        return;
      }
      const session = parseSession(value);
      if (session === null)
        throw new AppError('invalid_response', { message: 'The auth server sent no usable session.' });
      vault.write(withTrueExpiry(session, vault, clock.now()));
    },
    removeItem(key) {
      if (key !== sessionKey || !ports.isAnnouncing()) storage.remove(key);
    },
  };
}

/**
 * A session whose refresh failed for now is shown to the library as good for a little longer: with the real expiry
 * the library would refresh by itself, and take the session away when that fails too.
 */
function steady(session: GrowSession, nowMs: number): GrowSession {
  const least = Math.ceil((nowMs + START_MARGIN_MS) / 1000) + 1;
  return session.expires_at >= least ? session : { ...session, expires_at: least };
}

/** What the library writes back may carry the expiry it was shown; the stored one counts for the same token. */
function withTrueExpiry(session: GrowSession, vault: SessionVault, nowMs: number): GrowSession {
  const reading = vault.read();
  if (reading.kind === 'session' && reading.session.access_token === session.access_token) {
    return { ...session, expires_at: reading.session.expires_at };
  }
  return settleExpiry(session, nowMs);
}
