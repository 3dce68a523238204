import { securityQueries } from '@grow/core';
import type { PrefetchClient } from '../../navigation';

/** Starts what is known about the account's safety. */
export function prefetch({ client, userId, prefetch: start }: PrefetchClient): void {
  const queries = securityQueries(client.supabase);
  start(queries.account(userId));
  start(queries.passkeys(userId));
  start(queries.sessions(userId));
}
