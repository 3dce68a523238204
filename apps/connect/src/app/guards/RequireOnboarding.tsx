import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useNeedsOnboarding } from '../../features/onboarding';
import { LoadingScreen } from '../../features/fallback';
import { FailedScreen } from '../../features/state';
import { fullPath, paths } from '../../paths';

/** Nobody passes without the welcome step's answers and consents. */
export function RequireOnboarding() {
  const onboarding = useNeedsOnboarding();
  const { pathname, search, hash } = useLocation();
  if (onboarding.isPending) return <LoadingScreen />;
  // What was read before stays usable when reading it anew fails: somebody may be typing behind it.
  if (onboarding.data === undefined) return <FailedScreen error={onboarding.error} />;
  if (!onboarding.data) return <Outlet />;
  const next = pathname === '/' ? undefined : fullPath(pathname) + search + hash;
  return <Navigate to={paths.welcome({ next })} replace />;
}
