import type { QueryCache, QueryClient, QueryState } from '@tanstack/react-query';

/** What is looked at of a query. */
interface ReadState {
  readonly state: Pick<QueryState, 'status' | 'fetchStatus'>;
  readonly getObserversCount: () => number;
}

/** A read that the page shows, or would show, and that failed. */
export const isFailed = (query: ReadState): boolean =>
  query.state.status === 'error' && query.state.fetchStatus === 'idle' && query.getObserversCount() > 0;

/** How many reads of the page failed and wait for somebody to ask again. */
export const countFailedReads = (cache: QueryCache): number => cache.findAll({ predicate: isFailed }).length;

/** Asks again for everything on the page that failed: what *Try again* does, wherever it stands. Never rejects. */
export async function retryFailedReads(queryClient: QueryClient): Promise<void> {
  const cache = queryClient.getQueryCache();
  // What was fetched ahead and failed is asked for by whatever shows it.
  for (const query of cache.findAll({ predicate: ({ state }) => state.status === 'error' })) {
    if (query.getObserversCount() === 0) cache.remove(query);
  }
  // Not by `refetchQueries`, which leaves out what is disabled, as every failed query is.
  await Promise.allSettled(cache.findAll({ predicate: isFailed }).map((query) => query.fetch()));
}
