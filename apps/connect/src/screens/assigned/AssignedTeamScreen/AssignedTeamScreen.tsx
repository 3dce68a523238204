import { useSeason } from '@grow/shell';
import { ButtonLink } from '@grow/ui';
import { useParams } from 'react-router-dom';
import { LoadingScreen } from '../../../shared/fallback';
import { EmptyScreen, FailedScreen } from '../../../shared/state';
import { AppLink, useScreenTitle } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { AssignedTeam } from './AssignedTeam';
import { useAssignedTeam } from './useAssignedTeam';

/** The record of a team, for its mentor and organisers; for another one, what can be done instead. */
export function AssignedTeamScreen() {
  const { slug = '' } = useParams();
  const season = useSeason();
  const { data, error, isOrga } = useAssignedTeam(slug);
  useScreenTitle(data?.team.name);
  if (error && data === undefined) return <FailedScreen error={error} />;
  if (season.isError && season.data === undefined) return <FailedScreen error={season.error} />;
  if (data === undefined || season.data === undefined) return <LoadingScreen />;
  if (data && season.data) {
    return <AssignedTeam key={data.team.id} team={data.team} season={season.data} since={data.since} />;
  }
  if (isOrga) {
    return (
      <EmptyScreen
        title={m.assigned_team_title()}
        empty={m.team_page_missing()}
        detail={m.team_page_missing_detail()}
        action={
          <ButtonLink href={fullPath(paths.adminTeams())} linkComponent={AppLink}>
            {m.record_all_teams()}
          </ButtonLink>
        }
      />
    );
  }
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
