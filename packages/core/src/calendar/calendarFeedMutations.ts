import type { GrowSupabase } from '../db/growSupabase';
import { productMutation } from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import {
  calendarFeedAddress,
  calendarFeedKeys,
  calendarFeedRepository,
  type CalendarFeedAddress,
} from './calendarFeedRepository';

/** Mutations of the caller's calendar, whose addresses are below `backendUrl`. */
export function calendarFeedMutations(client: GrowSupabase | undefined, backendUrl: string) {
  const repository = () => calendarFeedRepository(requireClient(client));
  const writes = () => [calendarFeedKeys.own];
  return {
    /** Makes an address, which the answer alone tells; the one before ends. */
    make: productMutation<void, CalendarFeedAddress>(
      [...calendarFeedKeys.own, 'make'],
      async () => calendarFeedAddress(backendUrl, await repository().createFeed()),
      {
        writes,
        // The secret is gone with whoever asked for it.
        gcTime: 0,
        answer: (cache) =>
          cache.setQueryData(calendarFeedKeys.own, { createdAt: new Date(), lastReadAt: undefined }),
      },
    ),
    /** Ends the address, for every program that has it. */
    end: productMutation<void, void>([...calendarFeedKeys.own, 'end'], async () => repository().endFeed(), {
      writes,
      answer: (cache) => cache.setQueryData(calendarFeedKeys.own, null),
    }),
  };
}
