import { storyQueries } from '@grow/core/showcase';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the workspace of one's own team. */
export function prefetch({ client: { supabase }, read }: PrefetchInput): void {
  void read(storyQueries(supabase).workspace());
}
