import { peopleImportQueries } from '@grow/core/people-import';
import type { PrefetchInput } from '../../../routes/RouteEntry';
import { importOf } from './importAddress';

/** Starts the import of the address; without one, the list of earlier ones. */
export async function prefetch({ client, search, read }: PrefetchInput): Promise<void> {
  const queries = peopleImportQueries(client.supabase);
  const id = importOf(search);
  if (id === undefined) {
    await read(queries.list());
    return;
  }
  void read(queries.table(id));
  await read(queries.detail(id));
}
