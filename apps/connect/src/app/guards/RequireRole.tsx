import type { Role } from '@grow/core';
import { useProfile } from '@grow/shell';
import type { PropsWithChildren } from 'react';
import { LoadingScreen } from '../../shared/fallback';
import { DeniedScreen, FailedScreen } from '../../shared/state';
import { isOutOfReach } from './isOutOfReach';

/** Lets people of certain roles through. Courtesy only: the database decides what anybody may read or write. */
export function RequireRole({
  roles,
  isOffline,
  children,
}: PropsWithChildren<{ roles: readonly Role[]; isOffline: boolean }>) {
  const profile = useProfile();
  // What was read before stays usable when reading it anew fails: somebody may be typing behind it.
  if (profile.data) return roles.includes(profile.data.role) ? children : <DeniedScreen />;
  if (isOffline && isOutOfReach(profile.error)) return children;
  return profile.isPending ? <LoadingScreen /> : <FailedScreen error={profile.error} />;
}
