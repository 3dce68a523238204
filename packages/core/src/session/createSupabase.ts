import { AuthClient, type GoTrueClientOptions } from '@supabase/auth-js';
import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import { StorageClient } from '@supabase/storage-js';
import type { Database } from '../db/database.types';
import type { GrowSupabase } from '../db/growSupabase';

export interface SupabaseSettings {
  /** Address of the backend, without a slash at the end. */
  readonly supabaseUrl: string;
  /** Gives every request the key, and a bearer where it has none. */
  readonly fetch: typeof fetch;
  readonly auth: Required<Pick<GoTrueClientOptions, 'storageKey' | 'storage'>>;
}

/** The token that the library's requests are sent with: of the stored session, renewed if it has ended. */
export const tokenOf = async ({ auth }: Pick<GrowSupabase, 'auth'>): Promise<string | null> =>
  (await auth.getSession()).data.session?.access_token ?? null;

/**
 * The parts of supabase-js that a page uses, put together as its own client does, but for realtime: that is the largest of
 * them, and most pages open it late or never.
 */
export function createSupabase({ supabaseUrl, fetch, auth: settings }: SupabaseSettings): GrowSupabase {
  const auth = new AuthClient({
    url: `${supabaseUrl}/auth/v1`,
    fetch,
    ...settings,
    persistSession: true,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    skipAutoInitialize: true,
    flowType: 'pkce',
  });
  const fetchAsPerson: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const token = headers.has('Authorization') ? null : await tokenOf({ auth });
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
    return fetch(input, { ...init, headers });
  };
  const rest = new PostgrestClient<Database>(`${supabaseUrl}/rest/v1`, {
    fetch: fetchAsPerson,
    retry: false,
  });
  return {
    auth,
    from: rest.from.bind(rest),
    rpc: rest.rpc.bind(rest),
    functions: new FunctionsClient(`${supabaseUrl}/functions/v1`, { customFetch: fetchAsPerson }),
    storage: new StorageClient(`${supabaseUrl}/storage/v1`, {}, fetchAsPerson),
  };
}
