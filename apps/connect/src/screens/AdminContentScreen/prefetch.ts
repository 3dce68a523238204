import { faqQueries } from '@grow/core';
import type { PrefetchClient } from '../../navigation';

/** Starts the questions, which are shown first. */
export function prefetch({ client, queryClient }: PrefetchClient): void {
  void queryClient.prefetchQuery(faqQueries(client.supabase).all());
}
