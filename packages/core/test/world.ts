import type { SessionEvent, SessionSnapshot, SessionStore } from '../src/session';
import { createPageLock } from '../src/session/pageLock';
import { createSessionParts, type SessionParts, type SessionStoreOptions } from '../src/session/sessionStore';
import {
  fakeAuthServer,
  fakeClock,
  faultyFetch,
  memoryChannels,
  memoryStorage,
  type Fault,
  type SeenRequest,
} from '../src/testing';

export const AUTH_URL = 'https://example.test/auth/v1';
export const KEY = 'sb_publishable_test';
export const STORAGE_KEY = 'sb-example-auth-token';

export interface Tab {
  readonly store: SessionStore;
  readonly parts: SessionParts;
  readonly events: SessionEvent[];
  readonly errors: unknown[];
  types(): string[];
  show(isVisible: boolean): void;
}

/** One browser, its tabs, and the server that they talk to. */
export function createWorld(options: { lifeSeconds?: number; startMs?: number } = {}) {
  const clock = fakeClock(options.startMs);
  const server = fakeAuthServer(clock, options.lifeSeconds);
  const jar = memoryStorage({ isSecure: true });
  const lock = createPageLock(clock);
  const channels = memoryChannels();
  const faults: Fault[] = [];
  let always: Fault | ((request: SeenRequest) => Fault) | null = null;
  const net = faultyFetch(clock, (request) => {
    const once = faults.shift();
    if (once !== undefined) return once;
    if (typeof always === 'function') return always(request);
    return always ?? server.respond(request);
  });

  return {
    clock,
    server,
    jar,
    net,
    lock,
    channels,
    /** The next requests meet these, one each. */
    failNext(...next: Fault[]) {
      faults.push(...next);
    },
    /** Every request meets this from now on; null ends it. */
    failAlways(fault: Fault | ((request: SeenRequest) => Fault) | null) {
      always = fault;
    },
    refreshes: () => net.requests.filter((request) => request.url.includes('grant_type=refresh_token')),
    logouts: () => net.requests.filter((request) => request.url.includes('/logout')),
    openTab(changes: Partial<SessionStoreOptions> = {}): Tab {
      let isVisible = true;
      const listeners = new Set<() => void>();
      const errors: unknown[] = [];
      const parts = createSessionParts({
        authUrl: AUTH_URL,
        key: KEY,
        storageKey: STORAGE_KEY,
        clock,
        cookieJar: jar,
        fetch: net,
        lock,
        openChannel: (name) => channels.open(name),
        random: () => 0.5,
        visibility: {
          isVisible: () => isVisible,
          onChange(listener) {
            listeners.add(listener);
            return () => listeners.delete(listener);
          },
        },
        reportError: (error) => errors.push(error),
        ...changes,
      });
      const events: SessionEvent[] = [];
      parts.store.onEvent((event) => events.push(event));
      return {
        store: parts.store,
        parts,
        events,
        errors,
        types: () => events.map((event) => event.type),
        show(next) {
          isVisible = next;
          for (const listener of listeners) listener();
        },
      };
    },
    /** Stores a session as if this browser had signed in earlier. */
    store(session: unknown) {
      createSessionParts({
        authUrl: AUTH_URL,
        key: KEY,
        storageKey: STORAGE_KEY,
        clock,
        cookieJar: jar,
      }).storage.write(STORAGE_KEY, JSON.stringify(session));
    },
    stored(): unknown {
      const read = createSessionParts({
        authUrl: AUTH_URL,
        key: KEY,
        storageKey: STORAGE_KEY,
        clock,
        cookieJar: jar,
      }).storage.read(STORAGE_KEY);
      return read.kind === 'value' ? JSON.parse(read.value) : null;
    },
  };
}

export type World = ReturnType<typeof createWorld>;

export function userOf(snapshot: SessionSnapshot): string | null {
  return snapshot.status === 'signedIn' ? snapshot.userId : null;
}
