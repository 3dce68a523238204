import { roundQueries } from '@grow/core/round';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the rounds of the season. */
export function prefetch({ client: { supabase }, read }: PrefetchInput): void {
  void read(roundQueries(supabase).list());
}
