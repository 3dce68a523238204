import { reportQueries } from '@grow/core/report';
import type { PrefetchInput } from '../../../routes/RouteEntry';
import { reportSpan } from './reportAddress';

/** Starts the switch, and what came in the days that the address names. */
export function prefetch({ client, search, read }: PrefetchInput): void {
  const reports = reportQueries(client.supabase);
  const days = Number(reportSpan.read(search).days);
  void read(reports.switch());
  void read(reports.errors(days));
  void read(reports.vitals(days));
}
