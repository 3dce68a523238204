import type { GrowSupabase } from '../db/growSupabase';
import { productQuery, requireClient, searchQuery, type ProductQuery } from '../query/productQuery';
import type { AuditEntry } from './AuditEntry';
import type { AuditFilter } from './AuditFilter';
import { auditRepository, type AuditActor } from './auditRepository';

/** Cache keys of the log. */
export const auditKeys = {
  all: ['audit'] as const,
  entries: (filter: AuditFilter, before: number | undefined) => ['audit', 'entries', filter, before] as const,
  count: (filter: AuditFilter) => ['audit', 'count', filter] as const,
  actors: ['audit', 'actors'] as const,
};

/** Queries of the log. The client may be missing while a query is only described. */
export function auditQueries(client: GrowSupabase | undefined) {
  const repository = () => auditRepository(requireClient(client));
  return {
    /** A page of entries, the newest or those before one by its id. */
    entries: (filter: AuditFilter, before?: number): ProductQuery<AuditEntry[]> =>
      searchQuery(auditKeys.entries(filter, before), async (signal) =>
        repository().listEntries(filter, before, { signal }),
      ),
    /** How many entries there are, counted up to a thousand. */
    count: (filter: AuditFilter): ProductQuery<number> =>
      searchQuery(auditKeys.count(filter), async (signal) => repository().countEntries(filter, { signal })),
    /** Who can do something to other people's things. */
    actors: (): ProductQuery<AuditActor[]> =>
      productQuery(auditKeys.actors, async () => repository().listActors()),
  };
}
