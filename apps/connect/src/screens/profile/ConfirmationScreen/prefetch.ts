import { accountQueries } from '@grow/core/account';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts what the confirmation says. */
export function prefetch({ client: { supabase }, userId, search, read }: PrefetchInput): void {
  void read(accountQueries(supabase).participation(search.get('person') ?? userId));
}
