import { isSecondFactorMissing } from '@grow/core';
import { useClientSource, useSession } from '@grow/shell';
import type { PropsWithChildren } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LoadingScreen } from '../../shared/fallback';
import { ClientFailedScreen } from '../../shared/state';
import { fullPath, paths } from '../../paths';

/** Lets those through whose login is complete; sends others to what is missing and keeps where they wanted to go. */
export function RequireSession({ children }: PropsWithChildren) {
  const session = useSession();
  const source = useClientSource();
  const { pathname, search, hash } = useLocation();
  const wanted = fullPath(pathname) + search + hash;
  const next = pathname === '/' && !search && !hash ? undefined : wanted;
  switch (session.status) {
    case 'signedIn':
      if (!isSecondFactorMissing(session.session)) return children;
      return <Navigate to={paths.secondStep({ next })} replace />;
    case 'signedOut':
      return <Navigate to={paths.login({ next })} replace />;
    case 'failed':
      return <ClientFailedScreen error={session.cause} onRetry={() => source.load()} />;
    case 'loading':
    case 'leaving':
      return <LoadingScreen />;
  }
}
