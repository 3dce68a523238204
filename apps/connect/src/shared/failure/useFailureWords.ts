import { useLocale, type Locale } from '@grow/shell';
import { useEffect, useState } from 'react';
import { m } from '../../paraglide/messages';
import type { FailureWords } from './describeFailure';

const loadWords = () => import('./describeFailure');

/** Fetches the words of failures ahead of the first one: without a connection they could not come any more. */
export function prefetchFailureWords(): void {
  loadWords().catch(() => undefined);
}

/** What failed, in a sentence, once the words are loaded; without a connection it says just that. */
export const failureSentence = (failure: unknown, locale: Locale): Promise<string> =>
  loadWords().then(
    ({ sayFailure }) => sayFailure(failure, locale),
    () => m.error_offline(),
  );

type Said = { readonly failure: unknown; readonly words: FailureWords };

/** The words of a failure once they are loaded; without a connection they say just that. */
export function useFailureWords(failure: unknown): FailureWords | undefined {
  const { locale } = useLocale();
  const [said, setSaid] = useState<Said>();
  useEffect(() => {
    if (failure === undefined) return;
    let isCurrent = true;
    const say = (words: FailureWords) => {
      if (isCurrent) setSaid({ failure, words });
    };
    loadWords()
      .then(({ describeFailure }) => {
        say(describeFailure(failure, locale));
      })
      .catch(() => {
        say({ text: m.error_offline(), code: 'network' });
      });
    return () => {
      isCurrent = false;
    };
  }, [failure, locale]);
  return failure !== undefined && said?.failure === failure ? said.words : undefined;
}
