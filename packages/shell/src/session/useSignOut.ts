import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useClientSource } from './ClientContext';
import { forgetDrafts } from './localTraces';

/**
 * Signs out: ends the session (locally where the server cannot be reached), empties the cache, the profile with it, forgets
 * what was typed and not saved, and goes to the home page as a new document.
 */
export function useSignOut(): () => void {
  const source = useClientSource();
  const queryClient = useQueryClient();
  return useCallback(() => {
    void source.leave().finally(() => {
      queryClient.clear();
      forgetDrafts(() => window.localStorage);
      window.location.assign('/');
    });
  }, [source, queryClient]);
}
