import { auditQueries } from '@grow/core/audit';
import { privacyQueries } from '@grow/core/privacy';
import type { PrefetchInput } from '../../../routes/RouteEntry';
import { readLog } from './privacyAddress';

/** Starts what is open, what people agreed to, what is kept for how long, the reads that the address asks for, and who can have looked. */
export function prefetch({ client, search, read }: PrefetchInput): void {
  const queries = privacyQueries(client.supabase);
  const { before, ...filter } = readLog.read(search);
  void read(queries.requests(true));
  void read(queries.figures());
  void read(queries.consentFigures());
  void read(queries.retention());
  void read(queries.redactions());
  void read(queries.reads(filter, before));
  void read(auditQueries(client.supabase).actors());
}
