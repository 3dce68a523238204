import { profileQueries, skillQueries } from '@grow/core';
import type { PrefetchClient } from '../../navigation';

/** Starts the profile and the skills to choose from. */
export function prefetch({ client, userId, prefetch: start }: PrefetchClient): void {
  start(profileQueries(client.supabase).detail(userId));
  start(skillQueries(client.supabase).all());
}
