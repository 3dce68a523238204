import type { ProductMutation } from '@grow/core/query';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** A change that shows before its answer: what the entries of the cache held, and how it is shown again. */
type Shown = { before: ReadonlyMap<Query, unknown>; readonly show: () => void };

/**
 * Brings back what the entries held, and shows again what was changed since and is still under way: what those bring back
 * is this one's removed row as well.
 */
function takeBack(queryClient: QueryClient, change: Shown): void {
  const queries = queryClient.getQueryCache();
  const underWay = queryClient
    .getMutationCache()
    .findAll({ status: 'pending' })
    .flatMap(({ state }) => (state.context ? [state.context as Shown] : []));
  const later = underWay
    .slice(underWay.indexOf(change) + 1)
    .filter(({ before }) => [...before.keys()].some((entry) => change.before.has(entry)));
  for (const [entry, data] of change.before) {
    // An emptied cache is somebody else's by now: an entry of the same key is not the one that was changed.
    if (queries.get(entry.queryHash) === entry) queryClient.setQueryData(entry.queryKey, data);
  }
  for (const one of later) {
    const held = [...one.before].map(
      ([entry, data]) => [entry, change.before.has(entry) ? entry.state.data : data] as const,
    );
    one.before = new Map(held);
    one.show();
  }
}

/**
 * Asks again for what is being read just now: it was asked while the change was under way, so its answer may be what stood
 * before, and come last.
 */
function readAgain(queryClient: QueryClient, keys: readonly QueryKey[]): void {
  for (const queryKey of keys) {
    const isBeingRead = ({ state }: Query) => state.fetchStatus === 'fetching';
    void queryClient.refetchQueries({ queryKey, predicate: isBeingRead });
  }
}

/** A mutation of core as TanStack Query runs it: what it does to the cache, without words. `waits`: not before the answer. */
export function mutationOptions<Input, Result>(
  queryClient: QueryClient,
  mutation: ProductMutation<Input, Result>,
  waits = false,
) {
  const { mutationKey, mutationFn, networkMode, scope, gcTime, invalidates = [] } = mutation;
  return {
    mutationKey,
    mutationFn,
    networkMode,
    ...(scope ? { scope } : {}),
    ...(gcTime === undefined ? {} : { gcTime }),
    onMutate: async (input: Input): Promise<Shown> => {
      const keys = mutation.writes?.(input) ?? [];
      await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey })));
      const show = () => mutation.optimistic?.(queryClient, input);
      if (waits || !mutation.optimistic) return { before: new Map(), show };
      const entries = keys.flatMap((queryKey) => queryClient.getQueryCache().findAll({ queryKey }));
      const before = new Map(entries.map((entry) => [entry, entry.state.data]));
      show();
      return { before, show };
    },
    onError: (_error: Error, input: Input, change: Shown | undefined) => {
      if (mutation.rollback && !waits) return mutation.rollback(queryClient, input);
      if (change) takeBack(queryClient, change);
    },
    onSuccess: (result: Result, input: Input) => {
      mutation.answer?.(queryClient, result, input);
      readAgain(queryClient, mutation.writes?.(input) ?? []);
    },
    // Nobody waits for the reading: what was answered stands already.
    onSettled: () => {
      for (const queryKey of invalidates) void queryClient.invalidateQueries({ queryKey });
    },
  };
}
