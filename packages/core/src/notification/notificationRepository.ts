import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { answerOf, read } from '../db/read';
import { guard, unwrap } from '../errors/unwrap';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { isKnownNotification, notificationFromRow, type GrowNotification } from './GrowNotification';
import { mailChoicesFromRows, type MailChoices, type MailTopic } from './MailChoices';

/** How many entries one page of the bell has. */
export const notificationsPerPage = 20;

/** Some entries, newest first, and where the next ones begin. */
export interface NotificationPage {
  readonly items: readonly GrowNotification[];
  /** To be given as `before`; undefined at the end. */
  readonly next: string | undefined;
}

/** Reads and writes what the caller is told. Every call throws only AppError. */
export function notificationRepository(client: GrowSupabase) {
  const unread = () => client.from('notifications').update({ read_at: new Date().toISOString() });
  return {
    /** A page of one's own entries, newest first. @throws AppError `malformed_row` */
    async listNotifications({
      before,
      signal,
    }: { before?: string | undefined } & ReadOptions = {}): Promise<NotificationPage> {
      return guard(async () => {
        const query = client.rpc('my_notifications', {
          p_limit: notificationsPerPage,
          ...(before ? { p_before: before } : {}),
        });
        const rows = await read(query, signal);
        return {
          items: rows.filter(isKnownNotification).map(notificationFromRow),
          next: rows.length < notificationsPerPage ? undefined : rows.at(-1)?.created_at,
        };
      }, signal);
    },

    /** How many entries nobody has read yet. */
    async countUnread({ signal }: ReadOptions = {}): Promise<number> {
      return guard(async () => {
        const query = client
          .from('notifications')
          .select('id', { count: 'exact', head: true })
          .is('read_at', null);
        const { count, ...response } = await answerOf(query, signal);
        unwrap({ ...response, data: [] }, signal);
        return count ?? 0;
      }, signal);
    },

    /** Notes that one entry was read; it stays so when told again. */
    async markRead(id: string): Promise<void> {
      return guard(async () => {
        unwrap(await unread().eq('id', id).is('read_at', null).select('id'));
      });
    },

    /** Notes that everything was read. */
    async markAllRead(): Promise<void> {
      return guard(async () => {
        unwrap(await unread().is('read_at', null).select('id'));
      });
    },

    /** Which mails the caller wants. @throws AppError `malformed_row` */
    async getMailChoices({ signal }: ReadOptions = {}): Promise<MailChoices> {
      return guard(
        async () =>
          mailChoicesFromRows(await read(client.from('mail_choices').select('topic, wanted'), signal)),
        signal,
      );
    },

    /** Chooses whether mails of a topic come. @throws AppError `forbidden`; `already_exists` when another page chose at the same time */
    async chooseMail(userId: string, topic: MailTopic, wanted: boolean): Promise<void> {
      return guard(async () => {
        const own = client.from('mail_choices').update({ wanted }).eq('user_id', userId).eq('topic', topic);
        if (unwrap(await own.select('topic')).length > 0) return;
        unwrap(await client.from('mail_choices').insert({ user_id: userId, topic, wanted }).select('topic'));
      });
    },
  };
}

/** Cache keys of the bell and of the choices of mails. */
export const notificationKeys = {
  all: ['notifications'] as const,
  list: ['notifications', 'list'] as const,
  unread: ['notifications', 'unread'] as const,
  mailChoices: ['mailChoices'] as const,
};

/** Queries of the bell. The client may be missing while a query is only described. */
export function notificationQueries(client: GrowSupabase | undefined) {
  return {
    /** How many entries nobody has read yet. */
    unread: (): ProductQuery<number> =>
      productQuery(notificationKeys.unread, async () =>
        notificationRepository(requireClient(client)).countUnread(),
      ),
    /** Which mails the caller wants. */
    mailChoices: (): ProductQuery<MailChoices> =>
      productQuery(notificationKeys.mailChoices, async () =>
        notificationRepository(requireClient(client)).getMailChoices(),
      ),
  };
}
