import { useCallback } from 'react';
import { forgetAtSignOut } from './localTraces';
import { useLeave } from './useLeave';

/**
 * Signs out: leaves, forgets what was typed and not saved and the profile's language, and goes to the home page as a new
 * document.
 */
export function useSignOut(): () => void {
  const leave = useLeave();
  return useCallback(() => {
    void leave().finally(() => {
      forgetAtSignOut(() => window.localStorage);
      window.location.assign('/');
    });
  }, [leave]);
}
