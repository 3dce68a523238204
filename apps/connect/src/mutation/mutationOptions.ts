import type { ProductMutation } from '@grow/core';
import type { Query, QueryClient } from '@tanstack/react-query';

/** What the entries of the cache held before a change. */
type Snapshot = readonly (readonly [Query, unknown])[];

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
    onMutate: async (input: Input): Promise<Snapshot> => {
      const keys = mutation.writes?.(input) ?? [];
      await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey })));
      if (waits || !mutation.optimistic) return [];
      const entries = keys.flatMap((queryKey) => queryClient.getQueryCache().findAll({ queryKey }));
      const before = entries.map((entry) => [entry, entry.state.data] as const);
      mutation.optimistic(queryClient, input);
      return before;
    },
    onError: (_error: Error, input: Input, before: Snapshot | undefined) => {
      if (mutation.rollback && !waits) return mutation.rollback(queryClient, input);
      // An emptied cache is somebody else's by now: an entry of the same key is not the one that was changed.
      const isStill = (entry: Query) => queryClient.getQueryCache().get(entry.queryHash) === entry;
      before?.forEach(([entry, data]) => isStill(entry) && queryClient.setQueryData(entry.queryKey, data));
    },
    onSuccess: (result: Result, input: Input) => mutation.answer?.(queryClient, result, input),
    // Nobody waits for the reading: what was answered stands already.
    onSettled: () => {
      for (const queryKey of invalidates) void queryClient.invalidateQueries({ queryKey });
    },
  };
}
