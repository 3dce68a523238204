import { QueryClient } from '@tanstack/react-query';

/**
 * The page's query cache with the library's own defaults: three retries from 1 to 30 seconds, unused entries
 * dropped after five minutes. The product's queries bring `retry: false` themselves.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient();
}
