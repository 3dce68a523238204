import { seasonQueries, skillQueries, teamQueries } from '@grow/core';
import type { PrefetchClient } from '../../navigation';

/** Starts what every team's page needs; which team it is, only the address says. */
export function prefetch({ client, userId, prefetch: start }: PrefetchClient): void {
  const { supabase } = client;
  start(seasonQueries(supabase).current());
  start(skillQueries(supabase).all());
  start(teamQueries(supabase).own(userId));
}
