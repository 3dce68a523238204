import { notificationQueries } from '@grow/core';
import type { PrefetchClient } from '../../navigation';

/** Starts reading which mails are wanted. */
export function prefetch({ client, prefetch: start }: PrefetchClient): void {
  start(notificationQueries(client.supabase).mailChoices());
}
