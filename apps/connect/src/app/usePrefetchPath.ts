import { useClientSource, useUserId } from '@grow/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PrefetchPath } from '../navigation';
import { prefetchPath } from './prefetchPath';

/** Fetches an address ahead of time: on a link's intent and on navigation. */
export function usePrefetchPath(): PrefetchPath {
  const source = useClientSource();
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useCallback(
    (path) => void prefetchPath(path, { client: source.peek(), userId, queryClient }),
    [source, queryClient, userId],
  );
}
