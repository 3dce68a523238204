import { toAppError } from '../errors/toAppError';
import { AppError } from '../errors/AppError';
import { createBoundedStorage } from './boundedStorage';
import { createPageLock } from './pageLock';
import { type SessionEnvironment } from './environment';
import { systemClock } from '../time/clock';
import { createCookieStorage } from './cookieStorage';
import { requestLogin } from './logIn';
import type { RefreshEnd } from './refreshSession';
import type { AuthServer } from './refreshRequest';
import { createResilientStorage, type ResilientStorage } from './resilientStorage';
import { createSessionKeeper, type SessionKeeper } from './sessionKeeper';
import { createSessionState, type SessionState } from './sessionState';
import type { RefreshResult, SessionStore } from './sessionTypes';
import { createSessionVault, type SessionVault } from './sessionVault';
import { revoke } from './signOut';

export interface SessionParts {
  readonly store: SessionStore;
  readonly state: SessionState;
  readonly keeper: SessionKeeper;
  readonly vault: SessionVault;
  readonly storage: ResilientStorage;
}

export interface SessionStoreOptions extends SessionEnvironment {
  /** Base address of the auth server. */
  readonly authUrl: string;
  readonly key: string;
  /** Name of the session in storage, and of lock and channel. */
  readonly storageKey: string;
  readonly cookieDomain?: string | undefined;
  /** Told after this page has signed out. */
  readonly afterSignOut?: () => void;
}

/** Builds the session of a page from the outside world's parts. */
export function createSessionParts(options: SessionStoreOptions): SessionParts {
  const clock = options.clock ?? systemClock;
  const reportError = options.reportError ?? ((error: unknown) => console.error(error));
  const server: AuthServer = {
    url: options.authUrl,
    key: options.key,
    clock,
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
  };
  const jar = options.cookieJar;
  const cookies = jar ? createBoundedStorage(createCookieStorage(jar, options.cookieDomain)) : null;
  const storage = createResilientStorage(cookies, () => {
    state.touch();
  });
  const vault = createSessionVault(storage, options.storageKey);
  const state = createSessionState(vault, reportError);
  const lock = options.lock ?? createPageLock(clock);
  const lockName = `${options.storageKey}-refresh`;
  const channel = options.openChannel?.(options.storageKey) ?? null;
  const random = options.random ?? Math.random;
  const visibility = options.visibility ?? { isVisible: () => true, onChange: () => () => undefined };
  const keeper = createSessionKeeper({ server, vault, lock, lockName, random, state, channel, visibility });

  const store: SessionStore = {
    start: () => {
      keeper.start();
    },
    stop: () => {
      keeper.stop();
    },
    subscribe: (listener) => state.subscribe(listener),
    getSnapshot: () => state.getSnapshot(),
    getStorageStatus: () => storage.status(),
    onEvent: (listener) => state.onEvent(listener),
    async logIn(login) {
      const session = await requestLogin(server, login);
      vault.write(session);
      state.sync('SIGNED_IN');
      channel?.post({ event: 'SIGNED_IN', session });
    },
    async signOut(scope = 'global') {
      const reading = vault.read();
      const session = reading.kind === 'session' ? reading.session : null;
      if (scope === 'others') {
        if (session !== null) await revoke({ server, lock, lockName }, session, scope);
        return { isServerNotified: session !== null };
      }
      vault.clear();
      state.end();
      channel?.post({ event: 'SIGNED_OUT', session: null });
      options.afterSignOut?.();
      if (session === null) return { isServerNotified: false };
      return revoke({ server, lock, lockName }, session, scope).then(
        () => ({ isServerNotified: true }),
        () => ({ isServerNotified: false }),
      );
    },
    async refresh() {
      const reading = vault.read();
      if (reading.kind !== 'session') {
        state.sync();
        return { kind: 'signedOut' };
      }
      if (keeper.restMs(reading.session) > 0) return { kind: 'failed', error: new AppError('rate_limited') };
      return toRefreshResult(await keeper.refreshNow(reading.session));
    },
  };
  return { store, state, keeper, vault, storage };
}

function toRefreshResult(result: RefreshEnd): RefreshResult {
  switch (result.kind) {
    case 'session':
      return { kind: 'refreshed', session: result.session };
    case 'signedOut':
      return { kind: 'signedOut' };
    case 'busy':
      return { kind: 'failed', error: new AppError('timeout') };
    case 'transient': {
      const fallback = result.notBeforeMs === null ? 'network' : 'rate_limited';
      if (result.status === 0)
        return { kind: 'failed', error: toAppError(result.cause, { status: 0, fallback }) };
      const error = new AppError(fallback, { status: result.status, cause: result.cause });
      return { kind: 'failed', error };
    }
  }
}
