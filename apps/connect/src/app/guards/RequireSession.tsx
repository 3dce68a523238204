import { isGuest, isSecondFactorMissing } from '@grow/core';
import { useClientSource, useSession } from '@grow/shell';
import type { PropsWithChildren } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LoadingScreen } from '../../shared/fallback';
import { ClientFailedScreen } from '../../shared/state';
import { fullPath, paths } from '../../paths';
import { screenElement } from '../screenElement';

type RequireSessionProps = PropsWithChildren<{ isForGuests?: boolean }>;

/**
 * Lets those through whose login is complete; sends others to what is missing and keeps where they wanted to go. Guests of the
 * jury read where their round is, unless the screen is for them.
 */
export function RequireSession({ isForGuests = false, children }: RequireSessionProps) {
  const session = useSession();
  const source = useClientSource();
  const { pathname, search, hash } = useLocation();
  const wanted = fullPath(pathname) + search + hash;
  const next = pathname === '/' && !search && !hash ? undefined : wanted;
  switch (session.status) {
    case 'signedIn':
      if (isGuest(session.session)) return isForGuests ? children : screenElement('jury/GuestLinkScreen');
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
