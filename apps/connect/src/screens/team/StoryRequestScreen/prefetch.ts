import { storyQueries } from '@grow/core/showcase';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts what one is asked about the story. */
export function prefetch({ client: { supabase }, params, read }: PrefetchInput): void {
  void read(storyQueries(supabase).opened(params.slug ?? ''));
}
