import type { GrowSupabase } from '../db/growSupabase';
import { productMutation } from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import { feedAddress, feedKeys, feedRepository, type FeedAddress } from './calendarFeedRepository';

/** Mutations of the caller's calendar, whose addresses are below `backendUrl`. */
export function feedMutations(client: GrowSupabase | undefined, backendUrl: string) {
  const repository = () => feedRepository(requireClient(client));
  const writes = () => [feedKeys.own];
  return {
    /** Makes an address, which the answer alone tells; the one before ends. */
    make: productMutation<void, FeedAddress>(
      [...feedKeys.own, 'make'],
      async () => feedAddress(backendUrl, await repository().createFeed()),
      {
        writes,
        // The secret is gone with whoever asked for it.
        gcTime: 0,
        answer: (cache) => cache.setQueryData(feedKeys.own, { createdAt: new Date(), lastReadAt: undefined }),
      },
    ),
    /** Ends the address, for every program that has it. */
    end: productMutation<void, void>([...feedKeys.own, 'end'], async () => repository().endFeed(), {
      writes,
      answer: (cache) => cache.setQueryData(feedKeys.own, null),
    }),
  };
}
