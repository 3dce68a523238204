import type { Role } from '@grow/core';
import { useProfile } from '@grow/shell';
import { Outlet } from 'react-router-dom';
import { LoadingScreen } from '../../features/fallback';
import { DeniedScreen, FailedScreen } from '../../features/state';

/** Lets people of certain roles through. Courtesy only: the database decides what anybody may read or write. */
export function RequireRole({ roles }: { roles: readonly Role[] }) {
  const profile = useProfile();
  if (profile.isPending) return <LoadingScreen />;
  if (profile.isError) return <FailedScreen error={profile.error} onRetry={() => profile.refetch()} />;
  return roles.includes(profile.data.role) ? <Outlet /> : <DeniedScreen />;
}
