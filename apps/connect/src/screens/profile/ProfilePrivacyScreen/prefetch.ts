import { privacyQueries } from '@grow/core/privacy';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts what somebody asked of their data. */
export function prefetch({ client, userId, read }: PrefetchInput): void {
  void read(privacyQueries(client.supabase).own(userId));
}
