import { createClient, type AuthChangeEvent } from '@supabase/supabase-js';
import { vi } from 'vitest';
import { systemClock } from '../src/time/clock';
import { faultyFetch, IdleSocket, type Fault } from '../src/testing';

export const REFERENCE_KEY = 'sb-example-auth-token';

/** The client library by itself, with time in the test's hands: `vi.useFakeTimers()` must be on. */
export function openReference(
  stored: unknown,
  respond: () => Fault,
  options: { autoRefreshToken?: boolean } = {},
) {
  const values = new Map<string, string>();
  if (stored !== undefined) values.set(REFERENCE_KEY, JSON.stringify(stored));
  const net = faultyFetch(systemClock, respond);
  const client = createClient('https://example.test', 'key', {
    auth: {
      storage: {
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => {
          values.set(key, value);
        },
        removeItem: (key) => {
          values.delete(key);
        },
      },
      autoRefreshToken: options.autoRefreshToken ?? false,
      detectSessionInUrl: false,
      flowType: 'pkce',
    },
    global: { fetch: net },
    realtime: { transport: IdleSocket },
  });
  const events: AuthChangeEvent[] = [];
  client.auth.onAuthStateChange((event) => {
    events.push(event);
  });
  return { client, net, values, events };
}

/** A session that ends in `left` seconds. */
export function referenceSession(left: number) {
  return {
    access_token: 'access',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + left,
    user: { id: 'ada' },
  };
}

/** Moves the time and lets everything that follows happen. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}
