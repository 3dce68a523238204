import { createBrowserClient } from '@supabase/ssr';
import { createGrowClient, LOCK_BUSY } from '../../src/session';
import { browserEnvironment, readGrowConfigFromDocument } from '../../src/browser';

/** What the test asks of a tab. */
export interface SessionPage {
  start(): void;
  signIn(email: string): Promise<string | null>;
  signOut(): Promise<boolean>;
  /** The user and the access token that the tab shows. */
  shown(): { status: string; userId: string | null; token: string | null };
  types(): string[];
  libraryTypes(): string[];
  storageKind(): string;
  /** What a client of the reference package reads from the same cookies. */
  referenceToken(): Promise<string | null>;
  /** Whether a second taker of a held lock is sent away, at once and after a wait. */
  isLockExclusive(): Promise<boolean>;
  configurationError(): string | null;
}

const config = readGrowConfigFromDocument(document);
const environment = browserEnvironment();
const { supabase, session } = createGrowClient({ ...config, ...environment });
const types: string[] = [];
const libraryTypes: string[] = [];
session.onEvent((event) => types.push(event.type));
supabase.auth.onAuthStateChange((event) => {
  libraryTypes.push(event);
});

const page: SessionPage = {
  start: () => {
    session.start();
  },
  async signIn(email) {
    const { error } = await supabase.auth.signInWithPassword({ email, password: 'password' });
    return error?.message ?? null;
  },
  signOut: async () => (await session.signOut()).isServerNotified,
  shown() {
    const snapshot = session.getSnapshot();
    const isIn = snapshot.status === 'signedIn';
    return {
      status: snapshot.status,
      userId: isIn ? snapshot.userId : null,
      token: isIn ? snapshot.session.access_token : null,
    };
  },
  types: () => types,
  libraryTypes: () => libraryTypes,
  storageKind: () => session.getStorageStatus().kind,
  async referenceToken() {
    const reference = createBrowserClient(config.supabaseUrl, config.supabaseKey, {
      isSingleton: false,
      auth: { autoRefreshToken: false, detectSessionInUrl: false },
    });
    return (await reference.auth.getSession()).data.session?.access_token ?? null;
  },
  async isLockExclusive() {
    const { lock } = environment;
    if (lock === undefined) return false;
    const inner = await lock.run('test', { waitMs: 1000 }, async () => [
      await lock.run('test', { waitMs: 0 }, () => Promise.resolve('held twice')),
      await lock.run('test', { waitMs: 50 }, () => Promise.resolve('held twice')),
    ]);
    return inner !== LOCK_BUSY && inner.every((answer) => answer === LOCK_BUSY);
  },
  configurationError() {
    try {
      readGrowConfigFromDocument(document.implementation.createHTMLDocument());
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
  },
};
Object.assign(globalThis, { sessionPage: page });
