import { errorSentence, useLocale } from '@grow/shell';
import { useToast } from '@grow/ui';
import { useState } from 'react';
import { m } from '../../paraglide/messages';

/** What is said about a deed; where it depends on how the deed went out, a function of what came back. */
type Said<Result> = string | ((result: Result) => string);

type Words<Result> = {
  readonly done: Said<Result>;
  readonly detail: Said<Result>;
  readonly failed: string;
  readonly undone: string;
  readonly notUndone: string;
};

/** A deed that a notification offers to undo. */
export type Undoable<Result> = {
  readonly run: () => Promise<Result>;
  readonly undo: () => Promise<unknown>;
  readonly words: Words<Result>;
};

const say = <Result>(words: Said<Result>, result: Result): string =>
  typeof words === 'string' ? words : words(result);

/** Runs deeds that can be undone: the notification says what happened, and takes it back. */
export function useUndoable() {
  const { locale } = useLocale();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const fail = (title: string, error: unknown, again: () => void) =>
    toast.show({
      status: 'error',
      title,
      description: errorSentence(error, locale),
      action: { label: m.try_again(), onSelect: again },
      duration: null,
    });

  function takeBack<Result>({ undo, words }: Pick<Undoable<Result>, 'undo' | 'words'>): void {
    undo().then(
      () => toast.show({ status: 'success', title: words.undone }),
      (error: unknown) => fail(words.notUndone, error, () => takeBack({ undo, words })),
    );
  }

  async function start<Result>(deed: Undoable<Result>): Promise<boolean> {
    const { run, words } = deed;
    setBusy(true);
    try {
      const result = await run();
      toast.show({
        status: 'success',
        title: say(words.done, result),
        description: say(words.detail, result),
        action: { label: m.undo(), onSelect: () => takeBack(deed) },
      });
      return true;
    } catch (error) {
      fail(words.failed, error, () => void start(deed));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, start };
}
