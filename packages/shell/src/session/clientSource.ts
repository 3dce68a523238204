// The client library is the heaviest part of a page. A source lets the page stand before it has arrived.
import { hasStoredSession, type GrowClient, type SessionSnapshot } from '@grow/core';

/**
 * The session as a page sees it: core's three states; `failed` where the client itself never arrived; `leaving`
 * between signing out here and the new page, so that no guard asks to log in again.
 */
export type PageSession =
  | SessionSnapshot
  | { readonly status: 'failed'; readonly cause: unknown }
  | { readonly status: 'leaving' };

/** Where the one client of a page comes from. */
export type ClientSource = {
  /** The client, loaded at most once. Rejects when it cannot be loaded or set up; the next call tries again. */
  load: () => Promise<GrowClient>;
  /** The client if it is already here. */
  peek: () => GrowClient | undefined;
  /** Whether this browser keeps a session, so that somebody is probably logged in while that is not known yet. */
  readonly isSessionExpected: boolean;
  /** Ends the session of this browser, also without a connection, and tells the server where it can be reached. */
  leave: () => Promise<void>;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => PageSession;
};

const LOADING: PageSession = { status: 'loading' };
const LEAVING: PageSession = { status: 'leaving' };

/** How long leaving waits for the server, in milliseconds; the request itself outlives the page. */
const SIGN_OUT_MS = 1_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Wraps the loading of a client; starts its session when it arrives. `cookie` is the page's `document.cookie`. */
export function createClientSource(loadClient: () => Promise<GrowClient>, cookie: string): ClientSource {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let client: GrowClient | undefined;
  let loading: Promise<GrowClient> | undefined;
  let failure: PageSession | undefined;
  let isLeaving = false;

  async function arrive(): Promise<GrowClient> {
    try {
      const arrived = await loadClient();
      client = arrived;
      arrived.session.subscribe(notify);
      arrived.session.start();
      return arrived;
    } catch (cause) {
      loading = undefined;
      failure = { status: 'failed', cause };
      throw cause;
    } finally {
      notify();
    }
  }

  return {
    load() {
      if (!loading) {
        failure = undefined;
        loading = arrive();
      }
      return loading;
    },
    peek: () => client,
    isSessionExpected: hasStoredSession(cookie),
    async leave() {
      isLeaving = true;
      notify();
      await Promise.race([client?.session.signOut('local').catch(() => undefined), pause(SIGN_OUT_MS)]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => (isLeaving ? LEAVING : (client?.session.getSnapshot() ?? failure ?? LOADING)),
  };
}
