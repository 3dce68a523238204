import { AppError } from '../errors/AppError';
import type { GrowSupabase } from '../db/growSupabase';

/** A key of the query cache, from the general to the particular. */
export type QueryKey = readonly unknown[];

/** What is looked at of a query that stands in a cache. */
export interface CachedQueryState {
  readonly state: { readonly status: 'pending' | 'error' | 'success' };
}

/**
 * A query as TanStack Query takes it, without depending on that library. One request, and after a failure none until
 * somebody asks again: no retry, and a query in error is disabled, so that neither a mount, focus, the line coming back,
 * another screen nor an invalidation asks. `refetch()` still does: that is *Try again*. Being offline is an error with
 * status 0 instead of endless loading.
 */
export interface ProductQuery<T> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>;
  readonly retry: false;
  readonly networkMode: 'always';
  readonly enabled: (query: CachedQueryState) => boolean;
}

/** A query that is kept longer than others; both times in milliseconds. */
export interface CachedQuery<T> extends ProductQuery<T> {
  readonly staleTime: number;
  readonly gcTime: number;
}

/** What every product query has, also one in pages. */
export const productQueryOptions = {
  retry: false,
  networkMode: 'always',
  enabled: ({ state }: CachedQueryState) => state.status !== 'error',
} as const;

/** A query that runs to its end, also when nobody shows it any more: given up half way, it would be asked once more. */
export function productQuery<T>(queryKey: QueryKey, run: () => Promise<T>): ProductQuery<T> {
  return { queryKey, queryFn: run, ...productQueryOptions };
}

/** A list that changes with every letter typed: what nobody waits for any more is given up. */
export function searchQuery<T>(
  queryKey: QueryKey,
  run: (signal: AbortSignal) => Promise<T>,
): ProductQuery<T> {
  return { queryKey, queryFn: ({ signal }) => run(signal), ...productQueryOptions };
}

/** The query while `condition` holds; otherwise it is only described. */
export function enabledWhile<T extends Pick<ProductQuery<unknown>, 'enabled'>>(
  condition: boolean,
  query: T,
): T {
  return condition ? query : { ...query, enabled: () => false };
}

/** The client of a query that may be described before the client has arrived; such a query is not to be run. */
export function requireClient(client: GrowSupabase | undefined): GrowSupabase {
  if (!client)
    throw new AppError('configuration_invalid', { message: 'The query ran before there was a client' });
  return client;
}
