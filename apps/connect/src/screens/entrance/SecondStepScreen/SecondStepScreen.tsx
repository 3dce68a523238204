import { useClientSource, useSession } from '@grow/shell';
import { useEffect, useEffectEvent } from 'react';
import { Navigate } from 'react-router-dom';
import { LoadingScreen } from '../../../shared/fallback';
import { SecondStep, useSecondFactorMissing } from '../../../features/secondStep';
import { ClientFailedScreen } from '../../../shared/state';
import { useNext } from '../../../navigation';
import { paths } from '../../../paths';

/** Between the first step of a login and the page one wanted to see: the second proof, where the account asks for it. */
export function SecondStepScreen() {
  const session = useSession();
  const source = useClientSource();
  const isMissing = useSecondFactorMissing();
  const { next, goToNext } = useNext();
  const isComplete = session.status === 'signedIn' && !isMissing;
  // Once: the next address is read from the query at that time.
  const leave = useEffectEvent(goToNext);
  useEffect(() => {
    if (isComplete) leave();
  }, [isComplete]);
  switch (session.status) {
    case 'signedIn':
      return isMissing ? <SecondStep /> : <LoadingScreen />;
    case 'signedOut':
      return <Navigate to={paths.login({ next })} replace />;
    case 'failed':
      return <ClientFailedScreen error={session.cause} onRetry={() => source.load()} />;
    case 'loading':
    case 'leaving':
      return <LoadingScreen />;
  }
}
