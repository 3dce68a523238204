import type { GrowSupabase } from '../db/growSupabase';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import type { GuestLink, OwnGuest } from './Guest';
import { guestLinkRepository } from './guestLinkRepository';
import { juryRepository } from './juryRepository';
import type { JuryTask } from './JuryTask';

/** Cache keys of what a juror reads beside the store, which keeps its own. */
export const juryKeys = {
  all: ['jury'] as const,
  tasks: () => [...juryKeys.all, 'tasks'] as const,
  guest: () => [...juryKeys.all, 'guest'] as const,
  link: (token: string) => [...juryKeys.all, 'link', token] as const,
};

/** Queries of a juror. */
export function juryQueries(client: GrowSupabase | undefined) {
  return {
    /** Rounds of the season in which the caller judges; empty for everybody else. */
    tasks: (): ProductQuery<JuryTask[]> =>
      productQuery(juryKeys.tasks(), async () => juryRepository(requireClient(client)).listTasks()),
    /** The caller as a guest; null for everybody else. */
    guest: (): ProductQuery<OwnGuest | null> =>
      productQuery(
        juryKeys.guest(),
        async () => (await guestLinkRepository(requireClient(client)).readOwn()) ?? null,
      ),
    /** What the link of an invitation leads to; null for one that does not hold. */
    guestLink: (token: string): ProductQuery<GuestLink | null> =>
      productQuery(
        juryKeys.link(token),
        async () => (await guestLinkRepository(requireClient(client)).readLink(token)) ?? null,
      ),
  };
}
