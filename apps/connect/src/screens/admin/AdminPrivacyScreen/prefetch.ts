import { privacyQueries } from '@grow/core/privacy';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts what is open, and what is kept for how long. */
export function prefetch({ client, read }: PrefetchInput): void {
  const queries = privacyQueries(client.supabase);
  void read(queries.requests(true));
  void read(queries.figures());
  void read(queries.retention());
  void read(queries.redactions());
  void read(queries.reads());
}
