import { useProfile } from '@grow/shell';
import type { PropsWithChildren } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useNeedsOnboarding } from '../../features/onboarding';
import { LoadingScreen } from '../../shared/fallback';
import { FailedScreen } from '../../shared/state';
import { isOutOfReach } from './isOutOfReach';
import { fullPath, paths } from '../../paths';

/** Nobody passes without the welcome step's answers and consents. */
export function RequireOnboarding({ isOffline, children }: PropsWithChildren<{ isOffline: boolean }>) {
  const onboarding = useNeedsOnboarding();
  const profile = useProfile();
  const { pathname, search, hash } = useLocation();
  if (onboarding.isPending) return <LoadingScreen />;
  // What was read before stays usable when reading it anew fails: somebody may be typing behind it.
  if (onboarding.data === undefined && isOffline && isOutOfReach(onboarding.error)) return children;
  if (onboarding.data === undefined) return <FailedScreen error={onboarding.error} />;
  if (!onboarding.data) return children;
  // A session that was ended elsewhere reads no answers either: who reads their profile has really given none.
  if (profile.isPending) return <LoadingScreen />;
  if (profile.data === undefined) return <FailedScreen error={profile.error} />;
  const next = pathname === '/' ? undefined : fullPath(pathname) + search + hash;
  return <Navigate to={paths.welcome({ next })} replace />;
}
