import { profileQueries, seasonQueries, teamQueries } from '@grow/core';
import type { PrefetchInput } from '../../routes/RouteEntry';

/** Starts what every state of the screen needs. */
export function prefetch({ client, userId, read }: PrefetchInput): void {
  const { supabase } = client;
  void read(profileQueries(supabase).detail(userId));
  void read(seasonQueries(supabase).current());
  void read(teamQueries(supabase).own(userId));
}
