import { useSession } from '@grow/shell';
import { useEffect, useEffectEvent } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingScreen } from '../../features/fallback';
import { useGoOnIn } from '../../features/secondStep';

/** The entrances are for those who are not logged in yet; others go on to where they wanted to go. */
export function RequireVisitor() {
  const { status } = useSession();
  const goOn = useGoOnIn();
  const isIn = status === 'signedIn';
  // Once per sign-in: the way on is read from the address at that moment.
  const leave = useEffectEvent(goOn);
  useEffect(() => {
    if (isIn) leave();
  }, [isIn]);
  return isIn ? <LoadingScreen /> : <Outlet />;
}
