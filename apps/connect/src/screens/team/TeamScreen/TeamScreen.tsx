import type { Season } from '@grow/core/season';
import { inviteLinkQueries, type Team } from '@grow/core/team';
import { useGrowClient, useSeason } from '@grow/shell';
import { useQuery } from '@tanstack/react-query';
import { useExperiments } from '../../../features/experiment';
import { useMilestones, useTeamWeeks } from '../../../features/handIn';
import { useTeamMeetings } from '../../../features/officeHour';
import { useTeamMentor } from '../../../features/pulse';
import { useFilesOfTeam } from '../../../features/upload';
import { useSkills } from '../../../features/profile';
import { LoadingScreen } from '../../../shared/fallback';
import { EmptyScreen, FailedScreen } from '../../../shared/state';
import { useOwnTeam, useTeamMembers, useTeamRequests, useTeamRoles } from '../../../features/team';
import { m } from '../../../paraglide/messages';
import { NoTeam } from './NoTeam';
import { OwnTeam } from './OwnTeam';

/** One's own team once all of its parts are known: they stand under each other, and none pushes the next. */
function WholeTeam({ team, season }: { team: Team; season: Season }) {
  const { supabase } = useGrowClient();
  const links = useQuery(inviteLinkQueries(supabase).ofTeam(team.id));
  const parts = [
    useTeamMembers(team.id),
    useTeamRoles(team.id),
    useTeamRequests(team.id),
    useSkills(),
    links,
    useTeamWeeks(team.id),
    useMilestones(season.id),
    useExperiments(team.id),
    useFilesOfTeam(team.id),
    useTeamMeetings(team.id),
    useTeamMentor(team.id),
  ];
  if (parts.some(({ isLoading }) => isLoading)) return <LoadingScreen />;
  return <OwnTeam team={team} season={season} />;
}

/** The team one is in, or the ways into one. */
export function TeamScreen() {
  const own = useOwnTeam();
  const season = useSeason();
  if (own.isPending || season.isPending) return <LoadingScreen />;
  // What was read before stays usable when reading anew fails.
  if (own.data === undefined) return <FailedScreen error={own.error} />;
  if (season.data === undefined) return <FailedScreen error={season.error} />;
  if (season.data === null) {
    return (
      <EmptyScreen title={m.team_title()} empty={m.team_no_season()} detail={m.team_no_season_detail()} />
    );
  }
  return own.data ? <WholeTeam team={own.data} season={season.data} /> : <NoTeam season={season.data} />;
}
