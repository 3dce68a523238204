import type { Session } from '@supabase/supabase-js';

/** A usable session. `expires_at` counts seconds since 1970. */
export type GrowSession = Session & { expires_at: number };

/** Later than any sensible expiry in seconds (the year 5138): such a number is milliseconds by mistake, or a trick. */
const LATEST_EXPIRY = 100_000_000_000;

/**
 * Reads a session from stored text or from an answer of the auth server; null when a required field is missing or
 * of the wrong kind: access_token, refresh_token, expires_at (a positive number) and user (with an id).
 */
export function parseSession(input: unknown): GrowSession | null {
  const record = typeof input === 'string' ? parseJson(input) : input;
  if (!isRecord(record)) return null;
  const session = { token_type: 'bearer', expires_in: 0, ...record };
  return isSession(session) ? session : null;
}

function isSession(record: Record<string, unknown>): record is Record<string, unknown> & GrowSession {
  const { access_token: access, refresh_token: refresh, expires_at: expiresAt, user } = record;
  if (!isText(access) || !isText(refresh) || !isExpiry(expiresAt)) return false;
  if (!isRecord(user) || !isText(user['id'])) return false;
  const subject = tokenClaims(access)?.['sub'];
  return !isText(subject) || subject === user['id'];
}

/**
 * The expiry by this device's clock. The server's `expires_at` follows the server's clock; where the two clocks
 * disagree by more than `SKEW_SECONDS`, what counts is how long a token that has just arrived will live.
 */
export function settleExpiry(session: GrowSession, nowMs: number): GrowSession {
  if (!Number.isFinite(session.expires_in) || session.expires_in <= 0) return session;
  const local = Math.round(nowMs / 1000) + session.expires_in;
  return Math.abs(local - session.expires_at) <= SKEW_SECONDS ? session : { ...session, expires_at: local };
}

/** Difference between two clocks, in seconds, that is left alone. */
const SKEW_SECONDS = 30;

/** The claims inside a token, unchecked; null when it is no token. */
export function tokenClaims(token: string): Record<string, unknown> | null {
  const body = token.split('.')[1];
  if (body === undefined) return null;
  try {
    const binary = atob(body.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const claims = parseJson(new TextDecoder().decode(bytes));
    return isRecord(claims) ? claims : null;
  } catch {
    return null;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isExpiry(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 && value < LATEST_EXPIRY;
}
