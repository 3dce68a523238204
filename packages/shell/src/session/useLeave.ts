import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useClientSource } from './ClientContext';

/**
 * Leaves: stops what is being read, ends the session (locally where the server cannot be reached) and empties the cache, the
 * profile with it. Where to go then, and what this browser forgets beside it, is the caller's.
 */
export function useLeave(): () => Promise<void> {
  const source = useClientSource();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    // What is asked with the session that ends would be refused, and tell of a fault where there is none.
    void queryClient.cancelQueries();
    await source.leave().finally(() => {
      queryClient.clear();
    });
  }, [source, queryClient]);
}
