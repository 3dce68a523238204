import { createQueryClient, type ClientSource } from '@grow/shell';
import type { QueryClient } from '@tanstack/react-query';

const caches = new WeakMap<ClientSource, QueryClient>();

/** The cache of a page: one for its one client, so that something may be read before the page is drawn. */
export function queryCacheOf(source: ClientSource): QueryClient {
  const cache = caches.get(source) ?? createQueryClient();
  caches.set(source, cache);
  return cache;
}
