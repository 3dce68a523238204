import { faqQueries } from '@grow/core';
import type { PrefetchInput } from '../../routes/RouteEntry';

/** Starts the questions, which are shown first. */
export function prefetch({ client, read }: PrefetchInput): void {
  void read(faqQueries(client.supabase).all());
}
