import { profileQueries, seasonQueries, teamQueries } from '@grow/core';
import type { PrefetchClient } from '../../navigation';

/** Starts what every state of the screen needs. */
export function prefetch({ client, userId, prefetch: start }: PrefetchClient): void {
  const { supabase } = client;
  start(profileQueries(supabase).detail(userId));
  start(seasonQueries(supabase).current());
  start(teamQueries(supabase).own(userId));
}
