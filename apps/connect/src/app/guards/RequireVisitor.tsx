import { useSession } from '@grow/shell';
import { useEffect, useEffectEvent, type PropsWithChildren } from 'react';
import { LoadingScreen } from '../../shared/fallback';
import { useRedirectAfterLogin } from '../../features/secondStep';

/** The entrances are for those who are not logged in yet; others go on to where they wanted to go. */
export function RequireVisitor({ children }: PropsWithChildren) {
  const { status } = useSession();
  const redirect = useRedirectAfterLogin();
  const isIn = status === 'signedIn';
  // Once per sign-in: the next address is read from the query at that time.
  const leave = useEffectEvent(redirect);
  useEffect(() => {
    if (isIn) leave();
  }, [isIn]);
  return isIn ? <LoadingScreen /> : children;
}
