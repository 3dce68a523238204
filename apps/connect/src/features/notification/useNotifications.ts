import {
  type GrowNotification,
  notificationKeys,
  type NotificationPage,
  notificationQueries,
  notificationRepository,
} from '@grow/core/notification';
import { enabledWhile, productQueryOptions } from '@grow/core/query';
import { useGrowClient } from '@grow/shell';
import { useInfiniteQuery, useQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';

/** How many entries of the bell are unread; undefined while it is not known. */
export function useUnreadCount(): number | undefined {
  const { supabase } = useGrowClient();
  return useQuery(notificationQueries(supabase).unread()).data;
}

type Entries = { readonly items: readonly GrowNotification[] };

/** The bell's entries, a page at a time, once it is open. */
export function useNotifications(isOpen: boolean): UseInfiniteQueryResult<Entries> {
  const { supabase } = useGrowClient();
  return useInfiniteQuery({
    ...enabledWhile(isOpen, productQueryOptions),
    queryKey: notificationKeys.list,
    queryFn: ({ pageParam, signal }): Promise<NotificationPage> =>
      notificationRepository(supabase).listNotifications({ before: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({ items: pages.flatMap(({ items }) => items) }),
  });
}
