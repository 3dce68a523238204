import type { GrowSupabase, Page } from '../db/growSupabase';
import { productQuery, requireClient, searchQuery, type ProductQuery } from '../query/productQuery';
import { profileKeys } from '../profile/profileQueries';
import type { ListedPerson, PeopleCounts, PeopleFilter, PeopleRequest } from './ListedPerson';
import { peopleRepository } from './peopleRepository';

/** Cache keys of the organisers' people, below `profiles`: whatever changes somebody's profile makes them stale. */
export const peopleKeys = {
  list: (request: PeopleRequest) => [...profileKeys.lists, 'people', request] as const,
  counts: (filter: PeopleFilter) => [...profileKeys.lists, 'counts', filter] as const,
  detail: (userId: string) => [...profileKeys.lists, 'person', userId] as const,
};

/** Queries of people, for organisers. The client may be missing while a query is only described. */
export function peopleQueries(client: GrowSupabase | undefined) {
  const repository = () => peopleRepository(requireClient(client));
  return {
    /** A page of people. */
    list: (request: PeopleRequest): ProductQuery<Page<ListedPerson>> =>
      searchQuery(peopleKeys.list(request), async (signal) =>
        repository().listPeople({ ...request, signal }),
      ),
    /** How many people there are, and how many in each state. */
    counts: (filter: PeopleFilter): ProductQuery<PeopleCounts> =>
      searchQuery(peopleKeys.counts(filter), async (signal) =>
        repository().countPeople({ ...filter, signal }),
      ),
    /** One person; null when there is nobody of this id. */
    detail: (userId: string): ProductQuery<ListedPerson | null> =>
      productQuery(peopleKeys.detail(userId), async () => repository().findPerson(userId)),
  };
}
