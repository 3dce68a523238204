import { profileQueries, skillQueries } from '@grow/core';
import type { PrefetchClient } from '../../navigation';

/** Starts the profile and the skills to choose from. */
export function prefetch({ client, queryClient, userId }: PrefetchClient): void {
  void queryClient.prefetchQuery(profileQueries(client.supabase).detail(userId));
  void queryClient.prefetchQuery(skillQueries(client.supabase).all());
}
