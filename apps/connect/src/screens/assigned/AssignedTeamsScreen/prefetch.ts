import { triageQueries } from '@grow/core/triage';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the teams that the mentor looks after. */
export async function prefetch({ client: { supabase }, userId, read }: PrefetchInput): Promise<void> {
  await read(triageQueries(supabase).own(userId));
}
