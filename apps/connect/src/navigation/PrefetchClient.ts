import type { GrowClient, ProductQuery } from '@grow/core';
import type { QueryClient } from '@tanstack/react-query';

/** What a screen may fetch with before it is shown: somebody is logged in. */
export type PrefetchClient = {
  readonly client: GrowClient;
  readonly userId: string;
  /** Starts a query ahead of time; never throws. */
  readonly prefetch: (query: ProductQuery<unknown>) => void;
};

/** Starts queries ahead of time, but none that failed: those wait for somebody to ask again. */
export const prefetchWith =
  (queryClient: QueryClient): PrefetchClient['prefetch'] =>
  (query) => {
    const isFailed = queryClient.getQueryState(query.queryKey)?.status === 'error';
    if (!isFailed) void queryClient.prefetchQuery(query);
  };
