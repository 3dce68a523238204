// Stands in the bundle where the auth client would be (21 kB of the first screen): the session is read, renewed and
// ended by our own store, and logging in with a password goes through it. The real client comes with the first thing that
// needs it: a code, a link, a provider, a passkey, a change of the account.
import type { GoTrueClient, GoTrueClientOptions, Subscription } from '@supabase/auth-js';
import { AuthRetryableFetchError } from '@supabase/auth-js/dist/module/lib/errors';

type Listener = Parameters<GoTrueClient['onAuthStateChange']>[0];

/** What is known without the real client; it is asked itself as soon as it is there. */
function createKnown(options: GoTrueClientOptions) {
  const { storage, storageKey = '' } = options;
  // Those who listen, and how each stops listening to the real client once it is there.
  const listeners = new Map<Listener, () => void>();
  let loading: Promise<GoTrueClient> | undefined;
  let loaded: GoTrueClient | undefined;

  const listen = (client: GoTrueClient, listener: Listener) => {
    const { subscription } = client.onAuthStateChange(listener).data;
    listeners.set(listener, () => subscription.unsubscribe());
  };
  const load = async (): Promise<GoTrueClient> => {
    const { GoTrueClient: Real } = await import('@supabase/auth-js');
    loaded = new Real(options);
    for (const listener of listeners.keys()) listen(loaded, listener);
    return loaded;
  };
  /** The real client; a load that failed is tried again by the next action. */
  const real = (): Promise<GoTrueClient> => {
    loading ??= load();
    return loading.catch((error: unknown) => {
      loading = undefined;
      throw new AuthRetryableFetchError(error instanceof Error ? error.message : '', 0);
    });
  };

  return {
    real,
    async getSession(): ReturnType<GoTrueClient['getSession']> {
      if (loaded) return loaded.getSession();
      const text = await storage?.getItem(storageKey);
      return text
        ? { data: { session: JSON.parse(text) as never }, error: null }
        : { data: { session: null }, error: null };
    },
    onAuthStateChange(listener: Listener): { data: { subscription: Subscription } } {
      listeners.set(listener, () => undefined);
      if (loaded) listen(loaded, listener);
      const unsubscribe = () => {
        listeners.get(listener)?.();
        listeners.delete(listener);
      };
      const callback = (...told: Parameters<Listener>) => void listener(...told);
      return { data: { subscription: { id: '', callback, unsubscribe } } };
    },
    /** Forgets what a way in has left behind; the session itself has ended before. */
    async signOut(...given: Parameters<GoTrueClient['signOut']>): ReturnType<GoTrueClient['signOut']> {
      const isUnfinished = (await storage?.getItem(`${storageKey}-code-verifier`)) != null;
      if (loaded || isUnfinished) return (await real()).signOut(...given);
      await Promise.all([...listeners.keys()].map((listener) => listener('SIGNED_OUT', null)));
      return { error: null };
    },
  };
}

/**
 * What lies at a path of the real client, such as `mfa.webauthn.register`: it can be taken apart as the real one can, and
 * loads it when it is called.
 */
function later(real: () => Promise<object>, path: readonly string[]): unknown {
  return new Proxy(() => undefined, {
    get: (target, name): unknown => {
      // Whoever waits for it must not mistake it for a promise.
      if (typeof name === 'symbol' || name === 'then') return undefined;
      return name in target ? Reflect.get(target, name) : later(real, [...path, name]);
    },
    apply: async (_target, _this, given: unknown[]) => {
      let owner = await real();
      for (const name of path.slice(0, -1)) owner = Reflect.get(owner, name) as object;
      const action = Reflect.get(owner, path.at(-1) ?? '') as (...all: unknown[]) => unknown;
      return action.apply(owner, given);
    },
  });
}

/** An auth client of which everything but the session itself loads the real one first. */
export function createAuthLater(options: GoTrueClientOptions): GoTrueClient {
  const known = createKnown(options);
  const client: object = new Proxy(known, {
    get: (target, name): unknown => {
      if (name in target) return Reflect.get(target, name);
      return typeof name === 'symbol' || name === 'then' ? undefined : later(known.real, [name]);
    },
  });
  return client as GoTrueClient;
}
