import { bulkQueries } from '@grow/core/bulk';
import { jobQueries } from '@grow/core/job';
import { peopleQueries } from '@grow/core/people';
import { jobOf } from '../../../features/job';
import { peopleFilter, peopleList, peopleRequest, personOf } from '../../../features/people';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the page of people that the address asks for, the counts of the filters and views, and whose drawer is open. */
export function prefetch({ client, search, read }: PrefetchInput): void {
  const people = peopleQueries(client.supabase);
  const choice = peopleList.read(search);
  const person = personOf(search);
  const job = jobOf(search);
  void read(people.list(peopleRequest(choice)));
  void read(people.counts(peopleFilter(choice)));
  if (peopleList.isNarrowed(choice)) void read(people.counts(peopleFilter(peopleList.none)));
  void read(bulkQueries(client.supabase).peopleViews());
  if (person !== undefined) void read(people.detail(person));
  if (job !== undefined) void read(jobQueries(client.supabase).detail(job));
}
