import { createQueryClient, type ClientSource } from '@grow/shell';
import type { QueryClient } from '@tanstack/react-query';

const queryClients = new WeakMap<ClientSource, QueryClient>();

/** The query client of a page: one for its one client, so that something may be read before the page is drawn. */
export function queryClientOf(source: ClientSource): QueryClient {
  const queryClient = queryClients.get(source) ?? createQueryClient();
  queryClients.set(source, queryClient);
  return queryClient;
}
