import { skillQueries } from '@grow/core/people';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the skills to choose from. */
export function prefetch({ client, read }: PrefetchInput): void {
  void read(skillQueries(client.supabase).all());
}
