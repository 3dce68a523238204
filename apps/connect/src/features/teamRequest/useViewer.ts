import { teamQueries } from '@grow/core';
import { useGrowClient, useProfile, useSeason, useUserId } from '@grow/shell';
import { useQuery } from '@tanstack/react-query';
import type { Viewer } from './teamAction';

/** Who looks at teams, and until when teams take people on. */
export function useViewer() {
  const userId = useUserId() ?? '';
  const { supabase } = useGrowClient();
  const profile = useProfile();
  const season = useSeason();
  const own = useQuery(teamQueries(supabase).own(userId));
  const failed = [profile, season, own].find((query) => query.isError && query.data === undefined);
  const isKnown = profile.data !== undefined && season.data !== undefined && own.data !== undefined;
  const viewer: Viewer | undefined = isKnown
    ? { userId, role: profile.data.role, ownTeam: own.data ?? undefined }
    : undefined;
  return {
    viewer,
    profile: profile.data,
    ownTeam: own.data ?? undefined,
    season: season.data ?? undefined,
    error: failed?.error ?? undefined,
    retry: () => Promise.all([profile, season, own].map((query) => query.refetch())),
  };
}
