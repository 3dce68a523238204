import { useToast } from '@grow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocale } from '../language/LocaleContext';
import { m } from '../paraglide/messages';
import { countFailedReads, isFailed, retryFailedReads } from './failedReads';
import { useIsFailureShown } from './shownFailures';

/** In milliseconds: what shows its failure itself is loaded in a chunk of its own. */
const SETTLES_AFTER = 300;

/** In milliseconds, after somebody closed the notice. What failed stays old until then, whatever changes meanwhile. */
const RETURNS_AFTER = 30_000;

function useFailedCount(): number {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  const count = () => countFailedReads(cache);
  return useSyncExternalStore(subscribe, count, count);
}

/** Whether the notice was closed: until another screen shows what failed, and no longer than {@link RETURNS_AFTER}. */
function useClosed(): [boolean, (isClosed: boolean) => void] {
  const cache = useQueryClient().getQueryCache();
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    if (!isClosed) return;
    const timer = setTimeout(() => setClosed(false), RETURNS_AFTER);
    const unsubscribe = cache.subscribe((event) => {
      if (event.type === 'observerAdded' && isFailed(event.query)) setClosed(false);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [isClosed, cache]);
  return [isClosed, setClosed];
}

/**
 * Says that something did not come where no part of the page says so itself: a picture, a figure, or an older answer
 * that could not be read anew. Nothing asks for it again until somebody presses *Try again*, so a notice that was closed
 * comes back while something is in error.
 */
export function FailureNotice(): null {
  const queryClient = useQueryClient();
  const toast = useToast({ isRare: true });
  const { locale } = useLocale();
  const count = useFailedCount();
  const isShown = useIsFailureShown();
  const [isClosed, setClosed] = useClosed();
  const isOpen = count > 0 && !isShown && !isClosed;
  useEffect(() => {
    if (!isOpen) return;
    let id: string | undefined;
    const timer = setTimeout(() => {
      id = toast.show({
        status: 'error',
        title: m.reads_failed({}, { locale }),
        description: m.reads_failed_detail({}, { locale }),
        action: {
          label: m.reads_try_again({}, { locale }),
          // The notice goes with the press, and must come back also when the reads fail again at once.
          onSelect: () => {
            setClosed(true);
            void retryFailedReads(queryClient).then(() => setClosed(false));
          },
        },
        onClose: () => setClosed(true),
        duration: null,
      });
    }, SETTLES_AFTER);
    return () => {
      clearTimeout(timer);
      if (id !== undefined) toast.dismiss(id);
    };
    // One notice for all that failed; another failure brings a closed one back.
  }, [isOpen, count, toast, locale, queryClient, setClosed]);
  return null;
}
