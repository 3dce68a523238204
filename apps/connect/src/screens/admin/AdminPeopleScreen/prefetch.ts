import { profileQueries } from '@grow/core';
import { peopleList, peopleRequest } from '../../../features/people';
import type { PrefetchInput } from '../../../routes/RouteEntry';

/** Starts the page of people that the address asks for. */
export function prefetch({ client, search, read }: PrefetchInput): void {
  void read(profileQueries(client.supabase).list(peopleRequest(peopleList.read(search))));
}
