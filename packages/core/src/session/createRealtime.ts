import type { RealtimeClient, RealtimeClientOptions } from '@supabase/realtime-js';
import { invalidSetting } from './growConfig';

export interface RealtimeSettings {
  readonly supabaseUrl: string;
  readonly supabaseKey: string;
  readonly fetch: typeof fetch;
  /** The token of the session; null for a visitor, who speaks with the key. */
  readonly token: () => Promise<string | null>;
  readonly options: RealtimeClientOptions | undefined;
}

type Transport = NonNullable<RealtimeClientOptions['transport']>;

/** The realtime client of a page: loaded and made when it is first asked for, and again after a failure. */
export function createRealtime({ supabaseUrl, supabaseKey, fetch, token, options }: RealtimeSettings) {
  let opened: Promise<RealtimeClient> | undefined;

  async function make(): Promise<RealtimeClient> {
    const here: unknown = Reflect.get(globalThis, 'WebSocket');
    const transport = options?.transport ?? (here as Transport | undefined);
    if (!transport) throw invalidSetting('realtime.transport', 'is missing: this runtime has no WebSocket');
    const { RealtimeClient } = await import('@supabase/realtime-js');
    const client = new RealtimeClient(`${supabaseUrl.replace(/^http/, 'ws')}/realtime/v1`, {
      fetch,
      accessToken: async () => (await token()) ?? supabaseKey,
      ...options,
      transport,
      params: { apikey: supabaseKey, ...options?.params },
    });
    // A channel that joins before the token is known joins as a visitor, who hears of nothing.
    await client.setAuth();
    return client;
  }

  return {
    open(): Promise<RealtimeClient> {
      opened ??= make().catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      return opened;
    },
    /** Says that the session has another token, or none. */
    setToken(next: string | null): void {
      opened?.then((client) => client.setAuth(next)).catch(() => undefined);
    },
  };
}
