import type { GrowSupabase } from '../db/growSupabase';
import {
  patch,
  productMutation,
  mutationWithInput,
  type MutationCache,
  type ProductMutation,
} from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import type { MailChoices, MailTopic } from './MailChoices';
import { notificationKeys, notificationRepository, type NotificationPage } from './notificationRepository';

/** Whether mails of a topic come. */
export interface MailChoice {
  readonly topic: MailTopic;
  readonly wanted: boolean;
}

/** The page with one entry read, or every entry without an id; what was read before keeps its time. */
export function withRead(page: NotificationPage, id: string | undefined, at: Date): NotificationPage {
  const isMeant = (entryId: string) => id === undefined || entryId === id;
  return {
    ...page,
    items: page.items.map((entry) => (isMeant(entry.id) ? { ...entry, readAt: entry.readAt ?? at } : entry)),
  };
}

interface CachedPages {
  readonly pages: readonly NotificationPage[];
}

function showRead(cache: MutationCache, id: string | undefined): void {
  let count = 0;
  patch<CachedPages>(cache, notificationKeys.list, (list) => {
    const entries = list.pages.flatMap(({ items }) => items);
    count = entries.filter((entry) => entry.id === id && entry.readAt === undefined).length;
    return { ...list, pages: list.pages.map((page) => withRead(page, id, new Date())) };
  });
  patch<number>(cache, notificationKeys.unread, (unread) =>
    id === undefined ? 0 : Math.max(0, unread - count),
  );
}

/** Mutations of the bell and of the choices of mails, by `userId`. */
export function notificationMutations(client: GrowSupabase | undefined, userId: string) {
  const repository = () => notificationRepository(requireClient(client));
  const show = (cache: MutationCache, { topic, wanted }: MailChoice) =>
    patch<MailChoices>(cache, notificationKeys.mailChoices, (choices) => ({ ...choices, [topic]: wanted }));

  const chooseMail: ProductMutation<MailChoice, void> = productMutation(
    [...notificationKeys.mailChoices, 'choose'],
    async ({ topic, wanted }: MailChoice) => repository().chooseMail(userId, topic, wanted),
    {
      // One after the other: the last choice is the one that stays.
      scope: { id: 'mail-choices' },
      subject: ({ topic }) => `mails ${topic}`,
      writes: () => [notificationKeys.mailChoices],
      optimistic: show,
      // All topics are one entry: what it held before one choice knows nothing of the other choices.
      rollback: (cache, { topic, wanted }) => show(cache, { topic, wanted: !wanted }),
      answer: (cache, _, choice) => show(cache, choice),
      undo: (_, { topic, wanted }) => mutationWithInput(chooseMail, { topic, wanted: !wanted }),
    },
  );
  return {
    /** Marks one entry as read, or all of them without an id. */
    markRead: productMutation(
      [...notificationKeys.all, 'markRead'],
      async (id: string | undefined) =>
        id === undefined ? repository().markAllRead() : repository().markRead(id),
      {
        invalidates: [notificationKeys.all],
        subject: (id) => `read ${id ?? 'all'}`,
        writes: () => [notificationKeys.all],
        optimistic: showRead,
      },
    ),
    /** Chooses the mails of a topic. */
    chooseMail,
  };
}
