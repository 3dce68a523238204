import { teamQueries } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { ButtonLink } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { EmptyScreen, FailedScreen } from '../../../shared/state';
import { useCurrentUser } from '../../../features/teamRequest';
import { AppLink, useScreenTitle } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { PublicTeam } from './PublicTeam';
import { TeamPageSkeleton } from './TeamPageSkeleton';

function MissingTeam() {
  return (
    <EmptyScreen
      title={m.team_page_title()}
      empty={m.team_page_missing()}
      detail={m.team_page_missing_detail()}
      action={
        <ButtonLink href={fullPath(paths.teams())} linkComponent={AppLink}>
          {m.team_page_back()}
        </ButtonLink>
      }
    />
  );
}

/** One team, as others see it. */
export function TeamPageScreen() {
  const { slug = '' } = useParams();
  const { supabase } = useGrowClient();
  const team = useQuery(teamQueries(supabase).bySlug(slug));
  const current = useCurrentUser();
  useScreenTitle(team.data?.name);
  if (team.data === undefined && team.isError) {
    return <FailedScreen error={team.error} />;
  }
  if (team.data === null) return <MissingTeam />;
  if (current.error) return <FailedScreen error={current.error} />;
  if (!team.data || !current.user || !current.season) return <TeamPageSkeleton />;
  return <PublicTeam team={team.data} current={current} user={current.user} season={current.season} />;
}
