import { auditQueries } from '@grow/core/audit';
import { auditLog } from '../../../features/audit';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the page of entries that the address asks for, how many there are, and who can be chosen. */
export function prefetch({ client, search, read }: PrefetchInput): void {
  const queries = auditQueries(client.supabase);
  const { before, ...filter } = auditLog.read(search);
  void read(queries.entries(filter, before));
  void read(queries.count(filter));
  void read(queries.actors());
}
