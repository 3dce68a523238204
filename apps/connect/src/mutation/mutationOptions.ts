import type { ProductMutation, QueryKey } from '@grow/core';
import type { QueryClient } from '@tanstack/react-query';

/** What the cache held before a change, by key. */
type Snapshot = readonly (readonly [QueryKey, unknown])[];

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
      const before = keys.flatMap((queryKey) => queryClient.getQueriesData({ queryKey }));
      mutation.optimistic(queryClient, input);
      return before;
    },
    onError: (_error: Error, input: Input, before: Snapshot | undefined) => {
      if (mutation.rollback && !waits) return mutation.rollback(queryClient, input);
      before?.forEach(([queryKey, data]) => queryClient.setQueryData(queryKey, data));
    },
    onSuccess: (result: Result, input: Input) => mutation.answer?.(queryClient, result, input),
    // Nobody waits for the reading: what was answered stands already.
    onSettled: () => {
      for (const queryKey of invalidates) void queryClient.invalidateQueries({ queryKey });
    },
  };
}
