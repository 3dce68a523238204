import { isGuest } from '@grow/core';
import { useSession } from './ClientContext';

/** Whether whoever is logged in only judges: they have no profile, and no screen of members is theirs. */
export function useIsGuest(): boolean {
  const session = useSession();
  return session.status === 'signedIn' && isGuest(session.session);
}
