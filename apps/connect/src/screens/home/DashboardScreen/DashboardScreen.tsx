import type { Profile } from '@grow/core';
import type { Season } from '@grow/core/season';
import { teamQueries } from '@grow/core/team';
import { useGrowClient, useProfile, useSeason } from '@grow/shell';
import { Wrap } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { FailedScreen } from '../../../shared/state';
import { DashboardParts } from './DashboardParts';
import { SeasonHead, SeasonHeadSkeleton } from './SeasonHead';

type DashboardProps = { profile: Profile; season: Season | null };

/** The dashboard of a person: what is said depends on their role, and for participants on their team. */
function Dashboard({ profile, season }: DashboardProps) {
  const { supabase } = useGrowClient();
  const { role, userId, firstName } = profile;
  const own = useQuery(teamQueries(supabase).own(userId));
  const team = role === 'PARTICIPANT' ? own.data : undefined;
  if (role === 'PARTICIPANT' && own.isLoading) return <SeasonHeadSkeleton />;
  return (
    <>
      <SeasonHead season={season} firstName={firstName} reader={{ role, isAlone: team === null }} />
      <DashboardParts profile={profile} season={season} team={team} />
    </>
  );
}

/** The first screen after logging in: where the season stands, and what comes next. */
export function DashboardScreen() {
  const profile = useProfile();
  const season = useSeason();
  if (profile.isError && profile.data === undefined) return <FailedScreen error={profile.error} />;
  if (season.isError && season.data === undefined) return <FailedScreen error={season.error} />;
  return (
    <Wrap>
      {profile.data === undefined || season.data === undefined ? (
        <SeasonHeadSkeleton />
      ) : (
        <Dashboard profile={profile.data} season={season.data} />
      )}
    </Wrap>
  );
}
