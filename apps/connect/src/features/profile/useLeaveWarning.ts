import { useEffect } from 'react';
import { isLoadingAgain } from '../../shared/version';

/** Lets the browser ask before the page is left while `isActive`. */
export function useLeaveWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const handleLeave = (event: BeforeUnloadEvent) => {
      // Where somebody asked for the newer page, what they typed is kept.
      if (!isLoadingAgain()) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleLeave);
    return () => window.removeEventListener('beforeunload', handleLeave);
  }, [isActive]);
}
