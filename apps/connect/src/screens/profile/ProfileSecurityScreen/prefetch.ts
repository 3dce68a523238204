import { securityQueries } from '@grow/core/security';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts what is known about the account's safety. */
export function prefetch({ client, userId, read }: PrefetchInput): void {
  const queries = securityQueries(client.supabase);
  void read(queries.account(userId));
  void read(queries.passkeys(userId));
  void read(queries.sessions(userId));
}
