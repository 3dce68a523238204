import { useClientSource, useSession } from '@grow/shell';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LoadingScreen } from '../../features/fallback';
import { ClientFailedScreen } from '../../features/state';
import { fullPath, paths } from '../../paths';

/** Lets the logged-in through; sends others to log in and keeps where they wanted to go. */
export function RequireSession() {
  const session = useSession();
  const source = useClientSource();
  const { pathname, search, hash } = useLocation();
  switch (session.status) {
    case 'signedIn':
      return <Outlet />;
    case 'signedOut': {
      const wanted = fullPath(pathname) + search + hash;
      const next = pathname === '/' && !search && !hash ? undefined : wanted;
      return <Navigate to={paths.login({ next })} replace />;
    }
    case 'failed':
      return <ClientFailedScreen error={session.cause} onRetry={() => source.load()} />;
    case 'loading':
    case 'leaving':
      return <LoadingScreen />;
  }
}
