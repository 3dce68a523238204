import { useClientSource, useIsGuest, useUserId } from '@grow/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PrefetchPath } from '../navigation';
import { fullPath } from '../paths';
import { prefetchPath } from './prefetchPath';

declare global {
  interface Window {
    /** Asks for all scripts of an address at once; the built document brings it (build/preloadScripts.ts). */
    growPreload?: (pathname: string) => void;
  }
}

/** Fetches an address ahead of time: on a link's intent and on navigation. */
export function usePrefetchPath(): PrefetchPath {
  const source = useClientSource();
  const queryClient = useQueryClient();
  const isGuest = useIsGuest();
  const personId = useUserId();
  // Guests read little, and each screen of theirs for itself.
  const userId = isGuest ? undefined : personId;
  return useCallback(
    (path) => {
      window.growPreload?.(fullPath(path.replace(/[?#].*/s, '')));
      void prefetchPath(path, { client: source.peek(), userId, queryClient });
    },
    [source, queryClient, userId],
  );
}
