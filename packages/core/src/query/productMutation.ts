import type { QueryKey } from './productQuery';

/** What a mutation changes of a query cache; TanStack's QueryClient has it. */
export interface MutationCache {
  /** `updater` is the data, or a function from what is cached; undefined changes nothing. */
  setQueryData(queryKey: QueryKey, updater: unknown): unknown;
  setQueriesData(filter: { readonly queryKey: QueryKey }, updater: (cached: unknown) => unknown): unknown;
  removeQueries(filter: {
    readonly queryKey: QueryKey;
    readonly predicate?: (query: { readonly queryKey: QueryKey }) => boolean;
  }): void;
}

/** What a mutation does to the cache, and what it is about. Everything may be left out. */
export interface MutationEffects<Input, Result> {
  /** Names what is changed, such as an event or a request: one toast, and one mutation at a time, for each. */
  subject?(input: Input): string;
  /** Keys whose data is stale afterwards, also after a refusal: what led to it was stale already. */
  readonly invalidates?: readonly QueryKey[];
  /** Keys that `optimistic` and `answer` write: readings that began earlier are given up, and a refusal brings back what they held. */
  writes?(input: Input): readonly QueryKey[];
  /** Shows the change before the backend has agreed. */
  optimistic?(cache: MutationCache, input: Input): void;
  /** Takes `optimistic` back alone, where several changes of one entry may be under way; else a refusal brings back what `writes` held. */
  rollback?(cache: MutationCache, input: Input): void;
  /** Writes what the backend answered. */
  answer?(cache: MutationCache, result: Result, input: Input): void;
  /** What takes it back. */
  undo?(result: Result, input: Input): ProductMutation<void, unknown>;
  /** Mutations of one scope run one after the other. */
  readonly scope?: { readonly id: string };
  /** How long the answer is kept, in milliseconds. */
  readonly gcTime?: number;
}

/** A mutation as TanStack Query takes it, without depending on that library, with what it does to the cache beside it. */
export interface ProductMutation<Input, Result> extends MutationEffects<Input, Result> {
  readonly mutationKey: QueryKey;
  readonly mutationFn: (input: Input) => Promise<Result>;
  /** Being offline is an error with status 0 instead of endless waiting. */
  readonly networkMode: 'always';
  subject(input: Input): string;
}

/** A mutation by its key; without a `subject` the key is what it is about. */
export function productMutation<Input, Result>(
  mutationKey: QueryKey,
  mutationFn: (input: Input) => Promise<Result>,
  effects: MutationEffects<Input, Result> = {},
): ProductMutation<Input, Result> {
  return {
    subject: () => mutationKey.join('.'),
    ...effects,
    mutationKey,
    mutationFn,
    networkMode: 'always',
  };
}

/** The mutation with its input, as `undo` names it. */
export function mutationWithInput<Input, Result>(
  mutation: ProductMutation<Input, Result>,
  input: Input,
): ProductMutation<void, unknown> {
  const { mutationKey, scope, gcTime, invalidates } = mutation;
  return productMutation<void, Result>(mutationKey, async () => mutation.mutationFn(input), {
    subject: () => mutation.subject(input),
    writes: () => mutation.writes?.(input) ?? [],
    optimistic: (cache) => mutation.optimistic?.(cache, input),
    ...(mutation.rollback ? { rollback: (cache) => mutation.rollback?.(cache, input) } : {}),
    answer: (cache, result) => mutation.answer?.(cache, result, input),
    ...(invalidates ? { invalidates } : {}),
    ...(scope ? { scope } : {}),
    ...(gcTime === undefined ? {} : { gcTime }),
  });
}

/** Changes what is cached under a key; nothing where nothing is. */
export function patch<T>(cache: MutationCache, queryKey: QueryKey, change: (cached: T) => T): void {
  cache.setQueryData(queryKey, (cached: T | undefined) =>
    cached === undefined ? undefined : change(cached),
  );
}

/** Takes an entry out of every cached list below a key. */
export function removeFromLists(cache: MutationCache, queryKey: QueryKey, id: string): void {
  cache.setQueriesData({ queryKey }, (cached) =>
    Array.isArray(cached) ? (cached as { id: string }[]).filter((item) => item.id !== id) : cached,
  );
}
