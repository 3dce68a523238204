import { notificationQueries } from '@grow/core/notification';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts reading which mails are wanted. */
export function prefetch({ client, read }: PrefetchInput): void {
  void read(notificationQueries(client.supabase).mailChoices());
}
