import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { GrowClient } from '@grow/core';
import type { ClientSource, PageSession } from './clientSource';

const ClientContext = createContext<ClientSource | null>(null);

/** Hands the page's one client down. */
export function ClientProvider({ source, children }: { source: ClientSource; children: ReactNode }) {
  return <ClientContext value={source}>{children}</ClientContext>;
}

/** The source of the page's client: for screens that work before anyone is logged in. */
export function useClientSource(): ClientSource {
  const source = use(ClientContext);
  if (!source) throw new Error('useClientSource needs GrowProviders around it');
  return source;
}

/** The session of this page; changes with every sign-in, refresh and sign-out, also of other tabs. */
export function useSession(): PageSession {
  const source = useClientSource();
  return useSyncExternalStore(source.subscribe, source.getSnapshot, source.getSnapshot);
}

/** The id of the person who is logged in, or undefined. */
export function useUserId(): string | undefined {
  const session = useSession();
  return session.status === 'signedIn' ? session.userId : undefined;
}

/**
 * The client itself, on screens behind a guard: whoever is signed in has it.
 * @throws Error when the screen stands outside a guard.
 */
export function useGrowClient(): GrowClient {
  const source = useClientSource();
  useSession();
  const client = source.peek();
  if (!client) throw new Error('useGrowClient needs a guard around its screen');
  return client;
}
