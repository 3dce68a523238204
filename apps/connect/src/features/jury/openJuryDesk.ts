// One desk for all screens of a round: it goes on sending while somebody walks from one score sheet to the next.
import type { GrowSupabase } from '@grow/core';
import { browserEnvironment, browserJuryStorage } from '@grow/core/browser';
import { createJuryDesk, juryRepository, type JuryDesk, type RoundKind } from '@grow/core/jury';
import { systemClock } from '@grow/core/time';

/** In milliseconds, after the last screen of a round has gone. */
const CLOSES_AFTER = 3_000;

type Open = { readonly desk: JuryDesk; readonly client: GrowSupabase; users: number };

const desks = new Map<string, Open>();
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever a desk was opened or closed. */
export function subscribeToJuryDesks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const nameOf = (kind: RoundKind, userId: string) => `${userId} ${kind}`;

/** The desk of a person in a round, where one is open. */
export const openedJuryDesk = (kind: RoundKind, userId: string): JuryDesk | undefined =>
  desks.get(nameOf(kind, userId))?.desk;

const alone = {
  run: async <T>(_name: string, _request: unknown, run: () => Promise<T>): Promise<T> => run(),
};

function openDesk(kind: RoundKind, userId: string, client: GrowSupabase): Open {
  const { lock, openChannel } = browserEnvironment();
  const desk = createJuryDesk({
    ...{ kind, userId, clock: systemClock },
    repository: juryRepository(client),
    storage: browserJuryStorage(userId),
    newKey: () => crypto.randomUUID(),
    // Without locks two tabs may both send: the keys make it one score sheet.
    lock: lock ?? alone,
    channel: openChannel?.(`grow-jury-${userId}`) ?? null,
  });
  return { desk, client, users: 0 };
}

/** Opens the desk of a person in a round, or shares the open one; `release` lets go of it. */
export function holdJuryDesk(
  kind: RoundKind,
  userId: string,
  client: GrowSupabase,
): { readonly desk: JuryDesk; readonly release: () => void } {
  const name = nameOf(kind, userId);
  const known = desks.get(name);
  if (known && known.client !== client) known.desk.stop();
  const open = known?.client === client ? known : openDesk(kind, userId, client);
  desks.set(name, open);
  open.users += 1;
  if (open !== known) changed();
  return {
    desk: open.desk,
    release: () => {
      open.users -= 1;
      window.setTimeout(() => {
        if (open.users > 0 || desks.get(name) !== open) return;
        open.desk.stop();
        desks.delete(name);
        changed();
      }, CLOSES_AFTER);
    },
  };
}
