import { profileQueries } from '@grow/core';
import { peopleList, peopleRequest } from '../../features/people';
import type { PrefetchInput } from '../../routes/RouteEntry';

/** Starts the first page of people. */
export function prefetch({ client, read }: PrefetchInput): void {
  void read(profileQueries(client.supabase).list(peopleRequest(peopleList.none)));
}
