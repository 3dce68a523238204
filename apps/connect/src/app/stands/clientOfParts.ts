// Stands in the bundle where the client library would be. The library puts five clients together; here they are put
// together with four of them coming later, and without what it brings for other pages: tracing, other runtimes.
import { PostgrestClient } from '@supabase/postgrest-js';
import type { GoTrueClientOptions } from '@supabase/auth-js';
import { createAuthLater } from './authLater';
import { FunctionsClient } from './functionsLater';
import { RealtimeClient } from './realtimeLater';
import { StorageClient } from './storageLater';

export { AuthRetryableFetchError, AuthSessionMissingError } from '@supabase/auth-js/dist/module/lib/errors';

type Options = {
  readonly auth: Omit<GoTrueClientOptions, 'url' | 'fetch'>;
  readonly db: { readonly retry: boolean };
  readonly global: { readonly fetch: typeof fetch };
};

/** A client with the actions that this app takes, each as the library has it. The given `fetch` adds the key. */
export function createClient(url: string, _key: string, { auth: settings, db, global }: Options) {
  const auth = createAuthLater({ ...settings, url: `${url}/auth/v1`, fetch: global.fetch });
  const fetchAsPerson: typeof fetch = async (input, init) => {
    const { data } = await auth.getSession();
    const headers = new Headers(init?.headers);
    if (data.session && !headers.has('Authorization')) {
      headers.set('Authorization', `Bearer ${data.session.access_token}`);
    }
    return global.fetch(input, { ...init, headers });
  };
  const rest = new PostgrestClient(`${url}/rest/v1`, { ...db, schema: 'public', fetch: fetchAsPerson });
  return {
    auth,
    realtime: new RealtimeClient(),
    storage: new StorageClient(`${url}/storage/v1`, {}, fetchAsPerson),
    functions: new FunctionsClient(`${url}/functions/v1`, { customFetch: fetchAsPerson }),
    from: rest.from.bind(rest),
    rpc: rest.rpc.bind(rest),
  };
}
