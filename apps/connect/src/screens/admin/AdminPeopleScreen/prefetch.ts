import { peopleQueries } from '@grow/core/people';
import { peopleFilter, peopleList, peopleRequest, personOf } from '../../../features/people';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the page of people that the address asks for, the counts of the filters, and whose drawer is open. */
export function prefetch({ client, search, read }: PrefetchInput): void {
  const people = peopleQueries(client.supabase);
  const choice = peopleList.read(search);
  const person = personOf(search);
  void read(people.list(peopleRequest(choice)));
  void read(people.counts(peopleFilter(choice)));
  if (person !== undefined) void read(people.detail(person));
}
