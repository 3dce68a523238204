import { profileQueries, skillQueries } from '@grow/core';
import type { PrefetchInput } from '../../routes/RouteEntry';

/** Starts the profile and the skills to choose from. */
export function prefetch({ client, userId, read }: PrefetchInput): void {
  void read(profileQueries(client.supabase).detail(userId));
  void read(skillQueries(client.supabase).all());
}
