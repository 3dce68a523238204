import { errorSentence, useLocale } from '@grow/shell';
import { useToast } from '@grow/ui';
import { useState } from 'react';
import { m } from '../../paraglide/messages';

type Words = { readonly done: string; readonly detail: string; readonly failed: string };
type UndoWords = { readonly undone: string; readonly notUndone: string };

/** A deed that a notification offers to undo. */
export type Undoable = {
  readonly run: () => Promise<unknown>;
  readonly undo: () => Promise<unknown>;
  readonly words: Words & UndoWords;
};

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

  function takeBack({ undo, words }: Undoable): void {
    undo().then(
      () => toast.show({ status: 'success', title: words.undone }),
      (error: unknown) => fail(words.notUndone, error, () => takeBack({ undo, words, run: undo })),
    );
  }

  async function start(deed: Undoable): Promise<boolean> {
    const { run, words } = deed;
    setBusy(true);
    try {
      await run();
      toast.show({
        status: 'success',
        title: words.done,
        description: words.detail,
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
