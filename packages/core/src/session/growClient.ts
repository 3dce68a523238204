import { AuthRetryableFetchError, AuthSessionMissingError, type AuthResponse } from '@supabase/auth-js';
import type { RealtimeClient, RealtimeClientOptions } from '@supabase/realtime-js';
import type { GrowSupabase } from '../db/growSupabase';
import { createClientFetch } from './clientFetch';
import { createRealtime } from './createRealtime';
import { createSupabase, tokenOf } from './createSupabase';
import { requestAuthSettings, type AuthSettings } from './authSettings';
import type { SessionEnvironment, PageVisibility } from './environment';
import { systemClock, type Clock } from '../time/clock';
import { checkGrowConfig, sessionKeyOf, type GrowConfig } from './growConfig';
import { createLibraryStorage } from './libraryStorage';
import { provePassword, type PasswordProof } from './provePassword';
import { createSessionParts } from './sessionStore';
import type { RefreshResult, SessionStore, SignedInEventType } from './sessionTypes';

/** What a client is made of: where the backend is, and the outside world of its session. */
export interface GrowClientOptions extends GrowConfig, SessionEnvironment {
  /** Parent domain that shares the session; without it the session belongs to this host. */
  readonly cookieDomain?: string;
  /** Settings of the realtime client; a runtime without a WebSocket, as Node 20, needs a `transport` for it. */
  readonly realtime?: RealtimeClientOptions;
}

/** The client of a page and the session behind it. */
export interface GrowClient {
  readonly supabase: GrowSupabase;
  readonly session: SessionStore;
  /**
   * The one realtime client of this page, which speaks with the token of its session. Its code is loaded when it is first
   * asked for. @throws AppError `configuration_invalid` where there is no WebSocket and no `realtime.transport`
   */
  readonly openRealtime: () => Promise<RealtimeClient>;
  /** Where the backend is, for addresses of it that are given away: a calendar feed. */
  readonly config: GrowConfig;
  readonly clock: Clock;
  /** Whether somebody looks at the page; undefined where nobody can tell. */
  readonly visibility: PageVisibility | undefined;
  /** Which ways in the auth service offers; asked once, and again after a failure. @throws AppError */
  readonly authSettings: () => Promise<AuthSettings>;
  /** Asks whether a password is right; the session of this page stays as it is. @throws AppError `password_wrong` */
  readonly provePassword: (proof: PasswordProof) => Promise<void>;
}

/**
 * Makes the one client of a page: the library speaks the protocol, the session store decides when a session is
 * refreshed, kept and ended. Call `session.start()` to begin.
 * @throws AppError `configuration_invalid`, naming the setting; in a browser also for a key that is not public.
 */
export function createGrowClient(options: GrowClientOptions): GrowClient {
  const { supabaseUrl, supabaseKey } = checkGrowConfig(options);
  const clock = options.clock ?? systemClock;
  const fetchOutside = options.fetch ?? ((input, init) => fetch(input, init));
  const authUrl = `${supabaseUrl}/auth/v1`;
  const sessionKey = sessionKeyOf(supabaseUrl);
  const server = { url: authUrl, key: supabaseKey, fetch: fetchOutside, clock };
  let isAnnouncing = false;

  const { store, state, keeper, vault, storage } = createSessionParts({
    ...options,
    clock,
    fetch: fetchOutside,
    authUrl,
    key: supabaseKey,
    storageKey: sessionKey,
    afterSignOut: () => {
      isAnnouncing = true;
      void librarySignOut({ scope: 'local' })
        .catch((error: unknown) => options.reportError?.(error))
        .finally(() => {
          isAnnouncing = false;
        });
    },
  });
  const standing = () => {
    const reading = vault.read();
    return reading.kind === 'session' ? reading.session : null;
  };

  const fetchOfLibrary = createClientFetch({
    baseUrl: supabaseUrl,
    server,
    standing,
    refresh: () => store.refresh(),
    renew: (refused) => keeper.renewRefused(refused),
    untilRetryMs: (session) => keeper.untilRetryMs(session),
  });
  const supabase = createSupabase({
    supabaseUrl,
    fetch: fetchOfLibrary,
    auth: {
      storageKey: sessionKey,
      storage: createLibraryStorage({
        sessionKey,
        storage,
        vault,
        keeper,
        clock,
        isAnnouncing: () => isAnnouncing,
      }),
    },
  });
  const realtime = createRealtime({
    supabaseUrl,
    supabaseKey,
    fetch: fetchOfLibrary,
    token: () => tokenOf(supabase),
    options: options.realtime,
  });

  const librarySignOut = supabase.auth.signOut.bind(supabase.auth);
  const libraryRefresh = supabase.auth.refreshSession.bind(supabase.auth);
  supabase.auth.signOut = async (wish) => {
    try {
      await store.signOut(wish?.scope ?? 'global');
      return { error: null };
    } catch (error) {
      return { error: new AuthRetryableFetchError(error instanceof Error ? error.message : '', 0) };
    }
  };
  supabase.auth.refreshSession = async (given) => {
    const isStanding = given === undefined || given.refresh_token === standing()?.refresh_token;
    return isStanding ? toAuthResponse(await store.refresh()) : libraryRefresh(given);
  };

  supabase.auth.onAuthStateChange((event) => {
    if (event === 'INITIAL_SESSION') return;
    state.sync(isSignedInEvent(event) ? event : undefined);
  });
  store.onEvent((event) => realtime.setToken(event.session?.access_token ?? null));

  let settings: Promise<AuthSettings> | undefined;
  const authSettings = () => {
    settings ??= requestAuthSettings(server).catch((error: unknown) => {
      settings = undefined;
      throw error;
    });
    return settings;
  };
  return {
    supabase,
    session: store,
    openRealtime: () => realtime.open(),
    config: { supabaseUrl, supabaseKey },
    clock,
    visibility: options.visibility,
    authSettings,
    provePassword: async (proof) =>
      provePassword(server, proof, (await keeper.sessionForRequest())?.access_token),
  };
}

function isSignedInEvent(event: string): event is SignedInEventType {
  const types: readonly string[] = [
    'SIGNED_IN',
    'TOKEN_REFRESHED',
    'MFA_CHALLENGE_VERIFIED',
    'USER_UPDATED',
    'PASSWORD_RECOVERY',
  ] satisfies SignedInEventType[];
  return types.includes(event);
}

function toAuthResponse(result: RefreshResult): AuthResponse {
  switch (result.kind) {
    case 'refreshed':
      return { data: { user: result.session.user, session: result.session }, error: null };
    case 'signedOut':
      return { data: { user: null, session: null }, error: new AuthSessionMissingError() };
    case 'failed':
      return {
        data: { user: null, session: null },
        error: new AuthRetryableFetchError(result.error.message, result.error.status ?? 0),
      };
  }
}
