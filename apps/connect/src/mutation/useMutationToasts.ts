import type { ProductMutation } from '@grow/core/query';
import { useLocale } from '@grow/shell';
import { useToast } from '@grow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { m } from '../paraglide/messages';
import { failureSentence } from '../shared/failure';
import { mutationOptions } from './mutationOptions';

/** Words, or a function of how it went where they depend on that; without words nothing is said. */
type Said<Given extends readonly unknown[]> = string | ((...given: Given) => string | undefined);

/** What toasts say about a mutation. */
export type MutationWords<Input, Result> = {
  readonly done?: Said<[Result, Input]>;
  readonly detail?: Said<[Result, Input]>;
  readonly failed?: Said<[Input]>;
  /** Said once it was taken back. With these words the toast offers to. */
  readonly undone?: Said<[Result, Input]>;
  readonly undoing?: Said<[Result, Input]>;
  readonly notUndone?: Said<[Result, Input]>;
};

type Outcome<Input, Result> = {
  readonly mutation: ProductMutation<Input, Result>;
  readonly words: MutationWords<Input, Result>;
  readonly input: Input;
};

const say = <Given extends readonly unknown[]>(words: Said<Given> | undefined, ...given: Given) =>
  typeof words === 'function' ? words(...given) : words;

/** Tells what became of a mutation: one toast for each subject, with the way back, or the way to try again. */
export function useMutationToasts<Input, Result>() {
  const { locale } = useLocale();
  const toast = useToast();
  const queryClient = useQueryClient();

  const fail = async (subject: string, title: string, error: unknown, again: () => void) =>
    toast.show({
      subject,
      status: 'error',
      title,
      description: await failureSentence(error, locale),
      action: { label: m.try_again(), onSelect: again },
      duration: null,
    });

  function takeBack(outcome: Outcome<Input, Result> & { readonly result: Result }): void {
    const { mutation, words, result, input } = outcome;
    const subject = mutation.subject(input);
    const undo = mutation.undo?.(result, input);
    if (!undo) return;
    const title = say(words.undoing, result, input);
    if (title) toast.show({ subject, status: 'loading', title, duration: null });
    // Not by a hook: whoever offered it may be gone.
    queryClient
      .getMutationCache()
      .build(queryClient, mutationOptions(queryClient, undo))
      .execute(undefined)
      .then(
        () => toast.show({ subject, status: 'success', title: say(words.undone, result, input) }),
        (error: unknown) =>
          fail(subject, say(words.notUndone, result, input) ?? '', error, () => takeBack(outcome)),
      );
  }

  return {
    notifyDone(outcome: Outcome<Input, Result> & { readonly result: Result }): void {
      const { mutation, words, result, input } = outcome;
      const title = say(words.done, result, input);
      if (!title) return;
      const description = say(words.detail, result, input);
      const canUndo = mutation.undo !== undefined && say(words.undone, result, input) !== undefined;
      toast.show({
        subject: mutation.subject(input),
        status: 'success',
        title,
        ...(description ? { description } : {}),
        ...(canUndo ? { action: { label: m.undo(), onSelect: () => takeBack(outcome) } } : {}),
      });
    },
    notifyFailed({
      mutation,
      words,
      error,
      input,
      again,
    }: Outcome<Input, Result> & { readonly error: unknown; readonly again: () => void }): void {
      const title = say(words.failed, input);
      if (title) void fail(mutation.subject(input), title, error, again);
    },
  };
}
