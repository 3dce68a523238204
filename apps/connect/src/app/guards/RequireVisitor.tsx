import { useSession } from '@grow/shell';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingScreen } from '../../features/fallback';
import { useGoOnIn } from '../../features/secondStep';

/** The entrances are for those who are not logged in yet; others go on to where they wanted to go. */
export function RequireVisitor() {
  const { status } = useSession();
  const goOn = useGoOnIn();
  const isIn = status === 'signedIn';
  useEffect(() => {
    if (isIn) goOn();
    // Once per sign-in: the way on is read from the address at that moment.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isIn]);
  return isIn ? <LoadingScreen /> : <Outlet />;
}
