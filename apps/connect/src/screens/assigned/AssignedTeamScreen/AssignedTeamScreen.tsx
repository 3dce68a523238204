import { mentorQueries } from '@grow/core/mentor';
import { useGrowClient, useSeason, useUserId } from '@grow/shell';
import { ButtonLink } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { LoadingScreen } from '../../../shared/fallback';
import { EmptyScreen, FailedScreen } from '../../../shared/state';
import { AppLink, useScreenTitle } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { AssignedTeam } from './AssignedTeam';

/** One team a mentor looks after; for another one, what can be done instead. */
export function AssignedTeamScreen() {
  const { slug = '' } = useParams();
  const { supabase } = useGrowClient();
  const teams = useQuery(mentorQueries(supabase).teams(useUserId() ?? ''));
  const season = useSeason();
  const team = teams.data?.find((one) => one.slug === slug);
  useScreenTitle(team?.name);
  if (teams.isError && !teams.data) return <FailedScreen error={teams.error} />;
  if (season.isError && season.data === undefined) return <FailedScreen error={season.error} />;
  if (!teams.data || season.data === undefined) return <LoadingScreen />;
  if (team && season.data) return <AssignedTeam team={team} season={season.data} />;
  return (
    <EmptyScreen
      title={m.assigned_team_title()}
      empty={m.assigned_team_empty()}
      detail={m.assigned_team_detail()}
      action={
        <>
          <ButtonLink href={fullPath(paths.teams())} linkComponent={AppLink}>
            {m.mentor_find()}
          </ButtonLink>
          <ButtonLink href={fullPath(paths.assignedTeams())} linkComponent={AppLink}>
            {m.assigned_back()}
          </ButtonLink>
        </>
      }
    />
  );
}
