import {
  askedWhile,
  type CalendarFeed,
  type FeedAddress,
  feedAddress,
  feedKeys,
  feedQueries,
  feedRepository,
} from '@grow/core';
import { useGrowClient } from '@grow/shell';
import {
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';

type Feed = {
  /** The calendar that stands, or null. */
  readonly feed: UseQueryResult<CalendarFeed | null>;
  /** Makes a new address, which the answer alone tells; the one before ends. */
  readonly make: UseMutationResult<FeedAddress, Error, void>;
  readonly end: UseMutationResult<void, Error, void>;
};

/** The caller's calendar, asked for from the moment somebody looks. The address stays with whoever calls `make`; the cache never holds it. */
export function useFeed(isLookedAt: boolean): Feed {
  const { supabase, config } = useGrowClient();
  const queryClient = useQueryClient();
  const repository = feedRepository(supabase);
  const note = (feed: CalendarFeed | null) => queryClient.setQueryData(feedKeys.own, feed);
  return {
    feed: useQuery(askedWhile(isLookedAt, feedQueries(supabase).own())),
    make: useMutation({
      networkMode: 'always',
      // The secret is gone with the dialog.
      gcTime: 0,
      mutationFn: async () => feedAddress(config.supabaseUrl, await repository.createFeed()),
      onSuccess: () => note({ createdAt: new Date(), lastReadAt: undefined }),
    }),
    end: useMutation({
      networkMode: 'always',
      mutationFn: () => repository.endFeed(),
      onSuccess: () => note(null),
    }),
  };
}
