import { useClientSource, useUserId } from '@grow/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { prefetchPath } from './prefetchPath';

/** Fetches an address ahead of time: on a link's intent and on navigation. Resolves when all of it has come or failed. */
export function usePrefetchPath(): (path: string) => Promise<void> {
  const source = useClientSource();
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useCallback(
    (path: string) => prefetchPath(path, { client: source.peek(), userId, queryClient }),
    [source, queryClient, userId],
  );
}
