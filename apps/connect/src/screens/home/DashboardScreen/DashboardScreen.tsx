import type { Profile } from '@grow/core';
import type { Season } from '@grow/core/season';
import { teamQueries } from '@grow/core/team';
import { useGrowClient, useProfile, useSeason } from '@grow/shell';
import { Wrap } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { LoadingScreen } from '../../../shared/fallback';
import { FailedScreen } from '../../../shared/state';
import { lazyPart } from '../../../shared/code';
import { DashboardParts } from './DashboardParts';
import { SeasonHead } from './SeasonHead';

const MentorDashboard = lazyPart(async () => (await import('./MentorDashboard')).MentorDashboard);

type DashboardProps = { profile: Profile; season: Season | null };

/** The dashboard of a person: what is said depends on their role, and for participants on their team. */
function Dashboard({ profile, season }: DashboardProps) {
  const { supabase } = useGrowClient();
  const { role, userId, firstName } = profile;
  const own = useQuery(teamQueries(supabase).own(userId));
  const team = role === 'PARTICIPANT' ? own.data : undefined;
  if (role === 'PARTICIPANT' && own.isLoading) return <LoadingScreen />;
  if (role === 'MENTOR') {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <MentorDashboard profile={profile} season={season} />
      </Suspense>
    );
  }
  return (
    <Wrap>
      <SeasonHead
        season={season}
        firstName={firstName}
        reader={{ role, isAlone: team === null }}
        team={team}
      />
      <DashboardParts profile={profile} season={season} team={team} />
    </Wrap>
  );
}

/** The first screen after logging in: where the season stands, and what comes next. */
export function DashboardScreen() {
  const profile = useProfile();
  const season = useSeason();
  if (profile.isError && profile.data === undefined) return <FailedScreen error={profile.error} />;
  if (season.isError && season.data === undefined) return <FailedScreen error={season.error} />;
  if (profile.data === undefined || season.data === undefined) return <LoadingScreen />;
  return <Dashboard profile={profile.data} season={season.data} />;
}
