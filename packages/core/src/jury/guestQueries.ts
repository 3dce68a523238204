import type { GrowSupabase } from '../db/growSupabase';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import type { GuestLink, OwnGuest } from './Guest';
import { guestLinkRepository } from './guestLinkRepository';
import { juryKeys } from './juryQueries';

/** Cache keys of guests. */
export const guestKeys = {
  own: () => [...juryKeys.all, 'guest'] as const,
  link: (token: string) => [...juryKeys.all, 'link', token] as const,
};

/** Queries of whoever was invited by mail to judge. */
export function guestQueries(client: GrowSupabase | undefined) {
  const repository = () => guestLinkRepository(requireClient(client));
  return {
    /** The caller as a guest; null for everybody else. */
    own: (): ProductQuery<OwnGuest | null> =>
      productQuery(guestKeys.own(), async () => (await repository().readOwn()) ?? null),
    /** What the link of an invitation leads to; null for one that does not hold. */
    link: (token: string): ProductQuery<GuestLink | null> =>
      productQuery(guestKeys.link(token), async () => (await repository().readLink(token)) ?? null),
  };
}
