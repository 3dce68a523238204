import type { ProductMutation } from '@grow/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
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
    onSuccess: (result: Result, input: Input) => {
      options.onSuccess(result, input);
      toasts.tellDone({ mutation, words, result, input });
      onDone?.(result, input);
    },
    onError: (error: Error, input, before) => {
      options.onError(error, input, before);
      toasts.tellFailed({ mutation, words, error, input, again: () => run(input) });
    },
    onSettled: (_result, _error, input) => {
      running.current.delete(mutation.subject(input));
      options.onSettled();
    },
  });

  /** Starts it, unless it is under way for the same subject. */
  function run(input: Input): void {
    if (running.current.has(mutation.subject(input))) return;
    running.current.add(mutation.subject(input));
    state.mutate(input);
  }
  return {
    run,
    /** Resolves to the answer, for a form that shows why not. @throws AppError */
    send: state.mutateAsync,
    isBusy: state.isPending,
    failure: state.error ?? undefined,
    data: state.data,
    reset: state.reset,
  };
}
