import { securityQueries } from '@grow/core';
import type { PrefetchClient } from '../../navigation';

/** Starts what is known about the account's safety. */
export function prefetch({ client, queryClient, userId }: PrefetchClient): void {
  const queries = securityQueries(client.supabase);
  void queryClient.prefetchQuery(queries.account(userId));
  void queryClient.prefetchQuery(queries.passkeys(userId));
  void queryClient.prefetchQuery(queries.sessions(userId));
}
