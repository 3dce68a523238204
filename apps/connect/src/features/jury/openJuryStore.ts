// One store for all screens of a round: it goes on sending while somebody walks from one score sheet to the next.
import type { RoundKind } from '@grow/core/round';
import type { GrowSupabase } from '@grow/core';
import { browserEnvironment, browserJuryStorage } from '@grow/core/browser';
import { createJuryStore, juryRepository, type JuryStore } from '@grow/core/jury';
import { systemClock } from '@grow/core/time';

/** In milliseconds, after the last screen of a round has gone. */
const CLOSES_AFTER = 3_000;

type Open = { readonly store: JuryStore; readonly client: GrowSupabase; users: number };

const stores = new Map<string, Open>();
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever a store was opened or closed. */
export function subscribeToJuryStores(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const nameOf = (kind: RoundKind, userId: string) => `${userId} ${kind}`;

/** The store of a person in a round, where one is open. */
export const openedJuryStore = (kind: RoundKind, userId: string): JuryStore | undefined =>
  stores.get(nameOf(kind, userId))?.store;

const alone = {
  run: async <T>(_name: string, _request: unknown, run: () => Promise<T>): Promise<T> => run(),
};

function openOne(kind: RoundKind, userId: string, client: GrowSupabase): Open {
  const { lock, openChannel } = browserEnvironment();
  const store = createJuryStore({
    ...{ kind, userId, clock: systemClock },
    repository: juryRepository(client),
    storage: browserJuryStorage(userId),
    newKey: () => crypto.randomUUID(),
    // Without locks two tabs may both send: the keys make it one score sheet.
    lock: lock ?? alone,
    channel: openChannel?.(`grow-jury-${userId}`) ?? null,
  });
  return { store, client, users: 0 };
}

/** Opens the store of a person in a round, or shares the open one; `release` lets go of it. */
export function holdJuryStore(
  kind: RoundKind,
  userId: string,
  client: GrowSupabase,
): { readonly store: JuryStore; readonly release: () => void } {
  const name = nameOf(kind, userId);
  const known = stores.get(name);
  if (known && known.client !== client) known.store.stop();
  const open = known?.client === client ? known : openOne(kind, userId, client);
  stores.set(name, open);
  open.users += 1;
  if (open !== known) changed();
  return {
    store: open.store,
    release: () => {
      open.users -= 1;
      window.setTimeout(() => {
        if (open.users > 0 || stores.get(name) !== open) return;
        open.store.stop();
        stores.delete(name);
        changed();
      }, CLOSES_AFTER);
    },
  };
}
