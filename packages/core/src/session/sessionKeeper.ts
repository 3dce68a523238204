import type { SessionChannel, PageVisibility } from './environment';
import { within } from '../time/clock';
import { refreshSession, type RefreshPorts, type RefreshEnd } from './refreshSession';
import { isDueAtStart, isDueAtTick, REFUSAL_REST_MS, remainingMs, TICK_MS } from './refreshPolicy';
import type { GrowSession } from './sessionRecord';
import type { SessionState } from './sessionState';

/** Longest time, in milliseconds, that a page waits for a refresh before it goes on with the session it has. */
export const PATIENCE_MS = 5_000;
/** Longest wait, in milliseconds, for a refresh that another tab is doing. */
export const LOCK_WAIT_MS = 15_000;
/** A write that another tab has not finished after this time, in milliseconds, never will be. */
export const PARTIAL_WRITE_WAIT_MS = 250;

export interface KeeperPorts extends RefreshPorts {
  readonly state: SessionState;
  readonly channel: SessionChannel | null;
  readonly visibility: PageVisibility;
}

/** Decides when the session is refreshed, and shares one refresh among all who ask. */
export interface SessionKeeper {
  start(): void;
  stop(): void;
  /** Refreshes now, or joins the refresh under way. Never rejects. */
  refreshNow(wanted: GrowSession, waitMs?: number): Promise<RefreshEnd>;
  /** The session for a request that is about to leave, refreshed first when it is due. Never rejects. */
  sessionForRequest(): Promise<GrowSession | null>;
  /**
   * The session in place of one whose token a service refused: what another tab has stored meanwhile, or a refreshed
   * one. Null when there is none, or when asking for one does not help yet. Never rejects.
   */
  renewRefused(refused: GrowSession): Promise<GrowSession | null>;
  /** Milliseconds that the server asked this session to wait before the next attempt; 0 when it may be tried now. */
  restMs(session: GrowSession): number;
  /** Milliseconds until a request tries again, after a refresh of this session that failed; 0 when it tries now. */
  untilRetryMs(session: GrowSession): number;
}

/** What the last failures of a refresh ask for; they count for the session with this refresh token only. */
interface Setback {
  readonly token: string;
  readonly atMs: number;
  readonly notBeforeMs: number;
  readonly patienceCount: number;
}

export function createSessionKeeper(ports: KeeperPorts): SessionKeeper {
  const { state, vault, visibility, channel } = ports;
  const { clock } = ports.server;
  let inFlight: Promise<RefreshEnd> | null = null;
  let setback: Setback | null = null;
  let lastSuccessAt = Number.NEGATIVE_INFINITY;
  let lastRenewalAt = Number.NEGATIVE_INFINITY;
  let stopAll: (() => void) | null = null;
  let stopTick: () => void = () => undefined;

  const setbackOf = (session: GrowSession) => (setback?.token === session.refresh_token ? setback : null);
  const restMs = (session: GrowSession) => {
    const known = setbackOf(session);
    const now = clock.now();
    // A clock that was set back would make the wait endless.
    return known === null || now < known.atMs ? 0 : Math.max(0, known.notBeforeMs - now);
  };
  const mayTry = (session: GrowSession) => restMs(session) === 0;
  const isRecent = (atMs: number, spanMs = TICK_MS) => clock.now() >= atMs && clock.now() - atMs < spanMs;
  /** A request does not ask again before a tick has passed, whatever the server asked for. */
  const untilRetryMs = (session: GrowSession) => {
    const known = setbackOf(session);
    if (known === null || !isRecent(known.atMs)) return restMs(session);
    return Math.max(known.atMs + TICK_MS - clock.now(), restMs(session));
  };

  const settle = (wanted: GrowSession, result: RefreshEnd) => {
    switch (result.kind) {
      case 'session':
        setback = null;
        if (result.isNew) {
          lastSuccessAt = clock.now();
          if (vault.holds(result.session))
            channel?.post({ event: 'TOKEN_REFRESHED', session: result.session });
        }
        state.sync(result.isNew ? 'TOKEN_REFRESHED' : undefined, true);
        break;
      case 'signedOut':
        if (result.verdict === null) state.sync(undefined, true);
        else {
          channel?.post({ event: 'SIGNED_OUT', session: null });
          state.end();
        }
        break;
      case 'transient':
        setback = {
          token: wanted.refresh_token,
          atMs: clock.now(),
          notBeforeMs: result.notBeforeMs ?? 0,
          patienceCount: result.notBeforeMs === null ? 0 : (setbackOf(wanted)?.patienceCount ?? 0) + 1,
        };
        break;
      case 'busy':
        state.sync();
    }
    return result;
  };

  const refreshNow = (wanted: GrowSession, waitMs = LOCK_WAIT_MS): Promise<RefreshEnd> => {
    if (inFlight !== null) return inFlight;
    const request = { wanted, waitMs, patienceCount: setbackOf(wanted)?.patienceCount ?? 0 };
    const started = refreshSession(ports, request).then((result) => {
      inFlight = null;
      return settle(wanted, result);
    });
    inFlight = started;
    return started;
  };

  const recover = async () => {
    if (vault.read().kind === 'partial') {
      await new Promise<void>((resolve) => clock.after(PARTIAL_WRITE_WAIT_MS, resolve));
      if (vault.read().kind === 'partial') vault.clear();
    }
    const reading = vault.read();
    if (reading.kind === 'session' && isDueAtStart(reading.session.expires_at, clock.now())) {
      const { session } = reading;
      const work = mayTry(session) ? refreshNow(session) : null;
      const isUsable = remainingMs(session.expires_at, clock.now()) > 0;
      if (work !== null && !isUsable) await within(clock, PATIENCE_MS, work, null);
    }
    state.sync(undefined, true);
  };

  const tick = () => {
    stopTick = clock.after(TICK_MS, tick);
    if (vault.read().kind === 'partial') {
      void recover();
      return;
    }
    const session = state.sync();
    if (session !== null && isDueAtTick(session.expires_at, clock.now()) && mayTry(session)) {
      void refreshNow(session, 0);
    }
  };
  const watch = () => {
    stopTick();
    if (!visibility.isVisible()) return;
    stopTick = clock.after(TICK_MS, tick);
    void recover();
  };

  return {
    refreshNow,
    restMs,
    untilRetryMs,
    start() {
      if (stopAll !== null) return;
      const stops = [visibility.onChange(watch), channel?.listen(() => state.sync())];
      stopAll = () => {
        stopTick();
        for (const stop of stops) stop?.();
      };
      watch();
      if (!visibility.isVisible()) void recover();
    },
    stop() {
      stopAll?.();
      stopAll = null;
    },
    async sessionForRequest() {
      const session = state.sync();
      const now = clock.now();
      if (session === null || !isDueAtStart(session.expires_at, now)) return session;
      const isUsable = remainingMs(session.expires_at, now) > 0;
      const isResting = untilRetryMs(session) > 0 || (isUsable && isRecent(lastSuccessAt));
      if (inFlight === null && isResting) return session;
      await within(clock, isUsable ? PATIENCE_MS : LOCK_WAIT_MS + TICK_MS, refreshNow(session), null);
      const reading = vault.read();
      return reading.kind === 'session' ? reading.session : null;
    },
    async renewRefused(refused) {
      const successor = () => {
        const session = state.sync();
        const isSamePerson = session !== null && session.user.id === refused.user.id;
        return isSamePerson && session.access_token !== refused.access_token ? session : null;
      };
      const standing = state.sync();
      if (standing?.access_token !== refused.access_token) return successor();
      const isResting = untilRetryMs(standing) > 0 || isRecent(lastRenewalAt, REFUSAL_REST_MS);
      if (inFlight === null && isResting) return null;
      const result = await within(clock, LOCK_WAIT_MS + TICK_MS, refreshNow(standing), null);
      if (result?.kind === 'session') lastRenewalAt = clock.now();
      return successor();
    },
  };
}
