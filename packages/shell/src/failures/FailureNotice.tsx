import { useToast } from '@grow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLocale } from '../language/LocaleContext';
import { m } from '../paraglide/messages';
import { countFailedReads, retryFailedReads } from './failedReads';
import { useIsFailureShown } from './failureFaces';

/** In milliseconds: what shows its failure itself gets its face from a chunk of its own. */
const SETTLES_AFTER = 300;

function useFailedCount(): number {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  const count = () => countFailedReads(cache);
  return useSyncExternalStore(subscribe, count, count);
}

/**
 * Says that something did not come where no part of the page says so itself: a picture, a figure, or an older answer
 * that could not be read anew. Nothing asks for it again until somebody presses *Try again*.
 */
export function FailureNotice(): null {
  const queryClient = useQueryClient();
  const toast = useToast({ isRare: true });
  const { locale } = useLocale();
  const count = useFailedCount();
  const isShown = useIsFailureShown();
  const isOpen = count > 0 && !isShown;
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
          onSelect: () => void retryFailedReads(queryClient),
        },
        duration: null,
      });
    }, SETTLES_AFTER);
    return () => {
      clearTimeout(timer);
      if (id !== undefined) toast.dismiss(id);
    };
    // One notice for all that failed; another failure brings a closed one back.
  }, [isOpen, count, toast, locale, queryClient]);
  return null;
}
