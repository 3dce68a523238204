import type { Role } from '@grow/core';
import { useProfile } from '@grow/shell';
import type { PropsWithChildren } from 'react';
import { LoadingScreen } from '../../shared/fallback';
import { DeniedScreen, FailedScreen } from '../../shared/state';

/** Lets people of certain roles through. Courtesy only: the database decides what anybody may read or write. */
export function RequireRole({ roles, children }: PropsWithChildren<{ roles: readonly Role[] }>) {
  const profile = useProfile();
  // What was read before stays usable when reading it anew fails: somebody may be typing behind it.
  if (profile.data) return roles.includes(profile.data.role) ? children : <DeniedScreen />;
  return profile.isPending ? <LoadingScreen /> : <FailedScreen error={profile.error} />;
}
