import { AppError } from '../errors/AppError';
import type { GrowSupabase } from '../db/growSupabase';

/**
 * A query as TanStack Query takes it, without depending on that library. Product queries do not retry, and being offline is an
 * error with status 0 instead of endless loading.
 */
export interface ProductQuery<T> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>;
  readonly retry: false;
  readonly networkMode: 'always';
}

/** A query that is kept longer than others; both times in milliseconds. */
export interface CachedQuery<T> extends ProductQuery<T> {
  readonly staleTime: number;
  readonly gcTime: number;
}

export function productQuery<T>(
  queryKey: readonly unknown[],
  run: (signal: AbortSignal) => Promise<T>,
): ProductQuery<T> {
  return { queryKey, queryFn: ({ signal }) => run(signal), retry: false, networkMode: 'always' };
}

/** The client of a query that may be described before the client has arrived; such a query is not to be run. */
export function requireClient(client: GrowSupabase | undefined): GrowSupabase {
  if (!client)
    throw new AppError('configuration_invalid', { message: 'The query ran before there was a client' });
  return client;
}
