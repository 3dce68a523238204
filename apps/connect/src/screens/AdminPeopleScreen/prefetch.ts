import { profileQueries } from '@grow/core';
import { peopleList, peopleRequest } from '../../features/people';
import type { PrefetchClient } from '../../navigation';

/** Starts the first page of people. */
export function prefetch({ client, prefetch: start }: PrefetchClient): void {
  start(profileQueries(client.supabase).list(peopleRequest(peopleList.none)));
}
