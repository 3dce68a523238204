import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useClientSource } from './ClientContext';
import { forgetAtSignOut } from './localTraces';

/**
 * Signs out: stops what is being read, ends the session (locally where the server cannot be reached), empties the cache, the
 * profile with it, forgets what was typed and not saved and the profile's language, and goes to the home page as a new document.
 */
export function useSignOut(): () => void {
  const source = useClientSource();
  const queryClient = useQueryClient();
  return useCallback(() => {
    // What is asked with the session that ends would be refused, and tell of a fault where there is none.
    void queryClient.cancelQueries();
    void source.leave().finally(() => {
      queryClient.clear();
      forgetAtSignOut(() => window.localStorage);
      window.location.assign('/');
    });
  }, [source, queryClient]);
}
