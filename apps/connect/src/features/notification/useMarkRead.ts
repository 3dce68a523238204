import { notificationKeys, notificationRepository, type NotificationPage } from '@grow/core';
import { useGrowClient } from '@grow/shell';
import {
  useMutation,
  useQueryClient,
  type InfiniteData,
  type UseMutationResult,
} from '@tanstack/react-query';
import { withRead } from './readState';

/** Marks one entry as read, or all of them without an id; shown at once, and taken back when it was not noted. */
export function useMarkRead(): UseMutationResult<void, Error, string | undefined> {
  const { supabase } = useGrowClient();
  const queryClient = useQueryClient();
  return useMutation<void, Error, string | undefined, () => void>({
    networkMode: 'always',
    mutationFn: (id) => {
      const repository = notificationRepository(supabase);
      return id === undefined ? repository.markAllRead() : repository.markRead(id);
    },
    onMutate: async (id) => {
      // An answer that was asked for before would bring the dot back.
      await queryClient.cancelQueries({ queryKey: notificationKeys.all });
      const list = queryClient.getQueryData<InfiniteData<NotificationPage>>(notificationKeys.list);
      const unread = queryClient.getQueryData<number>(notificationKeys.unread);
      const isUnread = list?.pages.some(({ items }) =>
        items.some((entry) => entry.id === id && entry.readAt === undefined),
      );
      queryClient.setQueryData<InfiniteData<NotificationPage>>(
        notificationKeys.list,
        list && { ...list, pages: list.pages.map((page) => withRead(page, id, new Date())) },
      );
      if (unread !== undefined)
        queryClient.setQueryData(
          notificationKeys.unread,
          id === undefined ? 0 : Math.max(0, unread - (isUnread ? 1 : 0)),
        );
      return () => {
        queryClient.setQueryData(notificationKeys.list, list);
        queryClient.setQueryData(notificationKeys.unread, unread);
      };
    },
    onError: (_error, _id, takeBack) => takeBack?.(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationKeys.all }),
  });
}
