import { profileKeys, type GrowClient, type Profile } from '@grow/core';
import type { ProductQuery } from '@grow/core/query';
import type { QueryClient } from '@tanstack/react-query';
import type { ChildEntry, PrefetchInput, RouteEntry } from '../routes/RouteEntry';
import { routesAt } from '../routes/matching';
import { loadScreen } from './screens';

/** In milliseconds: what was read so lately is not asked for ahead once more; the screen itself reads it anew. */
export const FRESH_FOR = 5_000;

/** Starts queries ahead of time, but none that failed: those wait for somebody to ask again. */
export const readWith =
  (queryClient: QueryClient): PrefetchInput['read'] =>
  async <T>(query: ProductQuery<T>) => {
    const { queryKey } = query;
    if (queryClient.getQueryState(queryKey)?.status === 'error') return undefined;
    const coming = queryClient.prefetchQuery({ staleTime: FRESH_FOR, ...query });
    const cached = queryClient.getQueryData<T>(queryKey);
    if (cached !== undefined) return cached;
    await coming;
    return queryClient.getQueryData<T>(queryKey);
  };

/** Who fetches ahead, and where it is kept; without a client or a person only code is fetched. */
export type PrefetchSource = {
  readonly client: GrowClient | undefined;
  readonly userId: string | undefined;
  readonly queryClient: QueryClient;
};

/** Whether the guard of an entry will turn somebody of this role away; children stand behind their parent's guard. */
const isDenied = (entry: RouteEntry | ChildEntry, { role }: Profile): boolean =>
  'guard' in entry && Array.isArray(entry.guard) && !entry.guard.includes(role);

/**
 * Loads the code of an address and starts the queries of its screens, but nothing of a screen that the person's role, as
 * far as it is known, does not open. Resolves when all of them have come; what goes wrong is shown by the screen itself.
 */
export async function prefetchPath(
  path: string,
  { client, userId, queryClient }: PrefetchSource,
): Promise<void> {
  const [pathname = '', query] = path.replace(/#.*/s, '').split(/\?(.*)/s);
  const search = new URLSearchParams(query);
  const read = readWith(queryClient);
  const entries = routesAt(path);
  const profile = userId && queryClient.getQueryData<Profile>(profileKeys.detail(userId));
  if (profile && entries.some(({ entry }) => isDenied(entry, profile))) return;
  const all = entries.map(async ({ entry, params }) => {
    const { prefetch } = await loadScreen(entry.screen);
    if (client && userId) await prefetch?.({ client, userId, pathname, params, search, read });
  });
  await Promise.allSettled(all);
}
