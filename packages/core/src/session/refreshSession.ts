import { LOCK_BUSY, type SessionLock } from './environment';
import { pause } from '../time/clock';
import { isDueAtStart, networkRetryMs, patienceMs, RETRY_WINDOW_MS } from './refreshPolicy';
import { requestRefresh, type AuthServer, type RefreshOutcome } from './refreshRequest';
import { settleExpiry, type GrowSession } from './sessionRecord';
import type { SessionVault } from './sessionVault';

/** The end of one refresh. */
export type RefreshEnd =
  /** Storage holds a usable session; `isNew` when this refresh brought it. */
  | { readonly kind: 'session'; readonly session: GrowSession; readonly isNew: boolean }
  /** Storage holds no session; `verdict` when this refresh ended it. */
  | { readonly kind: 'signedOut'; readonly verdict: FinalVerdict | null }
  /** Nothing is decided; `notBeforeMs` is the earliest time of a next attempt, where one was asked for. */
  | {
      readonly kind: 'transient';
      readonly status: number;
      readonly cause: unknown;
      readonly notBeforeMs: number | null;
    }
  /** Another tab is refreshing. */
  | { readonly kind: 'busy' };

export type FinalVerdict = Extract<RefreshOutcome, { kind: 'final' }>;

export interface RefreshPorts {
  readonly server: AuthServer;
  readonly vault: SessionVault;
  readonly lock: SessionLock;
  readonly lockName: string;
  readonly random: () => number;
}

/** Why and how a session is refreshed. */
export interface SessionRefresh {
  /** The session that the caller found in need of a refresh. */
  readonly wanted: GrowSession;
  /** Milliseconds to wait for another tab that is refreshing. */
  readonly waitMs: number;
  /** Answers in a row, before this refresh, that asked for patience. */
  readonly patienceCount: number;
}

/** Another tab may be about to store what it got for the same token; this long, in milliseconds, it is waited for. */
const RIVAL_WAIT_MS = 1_000;

/** Refreshes the stored session, alone in this browser. Never rejects. */
export async function refreshSession(ports: RefreshPorts, request: SessionRefresh): Promise<RefreshEnd> {
  try {
    const result = await ports.lock.run(ports.lockName, { waitMs: request.waitMs }, () =>
      refreshAlone(ports, request),
    );
    return result === LOCK_BUSY ? { kind: 'busy' } : result;
  } catch (cause) {
    return { kind: 'transient', status: 0, cause, notBeforeMs: null };
  }
}

async function refreshAlone(ports: RefreshPorts, request: SessionRefresh): Promise<RefreshEnd> {
  const { vault, server } = ports;
  const { clock } = server;
  const reading = vault.read();
  if (reading.kind !== 'session') return adopt(vault);
  const standing = reading.session;
  const isOther = standing.refresh_token !== request.wanted.refresh_token;
  if (isOther && !isDueAtStart(standing.expires_at, clock.now())) return adopt(vault);

  const startedAt = clock.now();
  let networkCount = 0;
  let patienceCount = request.patienceCount;
  for (;;) {
    const outcome = await requestRefresh(server, standing);
    if (!vault.holds(standing)) return adopt(vault);
    const elapsed = Math.max(0, clock.now() - startedAt);
    let wait: number | null;
    switch (outcome.kind) {
      case 'session': {
        const session = settleExpiry(outcome.session, clock.now());
        vault.write(session);
        return { kind: 'session', session, isNew: true };
      }
      case 'final':
        return endSession(ports, standing, outcome);
      case 'network':
        networkCount += 1;
        wait = networkRetryMs(networkCount, elapsed);
        if (wait === null) {
          return { kind: 'transient', status: outcome.status, cause: outcome.cause, notBeforeMs: null };
        }
        break;
      case 'patience':
        patienceCount += 1;
        wait = patienceMs(patienceCount, outcome.retryAfterMs, ports.random());
        if (elapsed + wait >= RETRY_WINDOW_MS) {
          return { kind: 'transient', status: outcome.status, cause: null, notBeforeMs: clock.now() + wait };
        }
    }
    await pause(clock, wait);
    if (!vault.holds(standing)) return adopt(vault);
  }
}

/** Takes what storage holds now: somebody else signed out, signed in or refreshed meanwhile. */
function adopt(vault: SessionVault): RefreshEnd {
  const reading = vault.read();
  switch (reading.kind) {
    case 'session':
      return { kind: 'session', session: reading.session, isNew: false };
    case 'none':
      return { kind: 'signedOut', verdict: null };
    case 'partial':
      return { kind: 'transient', status: 0, cause: null, notBeforeMs: null };
  }
}

async function endSession(
  ports: RefreshPorts,
  standing: GrowSession,
  verdict: FinalVerdict,
): Promise<RefreshEnd> {
  if (verdict.code === 'refresh_token_already_used') {
    await pause(ports.server.clock, RIVAL_WAIT_MS);
    if (!ports.vault.holds(standing)) return adopt(ports.vault);
  }
  ports.vault.clear();
  return { kind: 'signedOut', verdict };
}
