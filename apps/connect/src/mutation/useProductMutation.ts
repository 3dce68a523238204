import type { ProductMutation } from '@grow/core/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { prefetchFailureWords } from '../shared/failure';
import { mutationOptions } from './mutationOptions';
import { useMutationToasts, type MutationWords } from './useMutationToasts';

type Options<Input, Result> = {
  /** What toasts say; what has no words is not told, and the screen shows it. */
  words?: MutationWords<Input, Result>;
  /** Goes on from there, once the cache knows. */
  onDone?: (result: Result, input: Input) => void;
  /** Changes nothing before the backend has answered: the screen shows that it waits. */
  waits?: boolean;
};

/** One start of a mutation, with the words of that time: a row may be gone before its answer comes, and its name with it. */
type Start<Input, Result> = { readonly input: Input; readonly words: MutationWords<Input, Result> };

/** Changes something by a mutation of core: see "Change something" in CONTRIBUTING.md. */
export function useProductMutation<Input, Result>(
  mutation: ProductMutation<Input, Result>,
  { words = {}, onDone, waits = false }: Options<Input, Result> = {},
) {
  const queryClient = useQueryClient();
  const toasts = useMutationToasts<Input, Result>();
  // Presses that come before the next render see it, too.
  const running = useRef(new Set<string>());
  const options = mutationOptions(queryClient, mutation, waits);
  const state = useMutation({
    ...options,
    mutationFn: ({ input }: Start<Input, Result>) => options.mutationFn(input),
    onMutate: ({ input }) => {
      // With the change itself: after its refusal the connection may be gone.
      prefetchFailureWords();
      return options.onMutate(input);
    },
    onSuccess: (result: Result, started) => {
      options.onSuccess(result, started.input);
      toasts.notifyDone({ mutation, result, ...started });
      onDone?.(result, started.input);
    },
    onError: (error: Error, started, change) => {
      options.onError(error, started.input, change);
      toasts.notifyFailed({ mutation, error, again: () => start(started), ...started });
    },
    onSettled: (_result, _error, { input }) => {
      running.current.delete(mutation.subject(input));
      options.onSettled();
    },
  });

  function start(started: Start<Input, Result>): void {
    const subject = mutation.subject(started.input);
    if (running.current.has(subject)) return;
    running.current.add(subject);
    state.mutate(started);
  }
  return {
    /** Starts it, unless it is under way for the same subject. */
    run: (input: Input) => start({ input, words }),
    /** Resolves to the answer, for a form that shows why not. @throws AppError */
    send: (input: Input): Promise<Result> => state.mutateAsync({ input, words }),
    isBusy: state.isPending,
    failure: state.error ?? undefined,
    data: state.data,
    reset: state.reset,
  };
}
