import { faqQueries } from '@grow/core';
import type { PrefetchClient } from '../../navigation';

/** Starts the questions, which are shown first. */
export function prefetch({ client, prefetch: start }: PrefetchClient): void {
  start(faqQueries(client.supabase).all());
}
