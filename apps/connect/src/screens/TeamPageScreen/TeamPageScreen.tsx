import { teamQueries } from '@grow/core';
import { useGrowClient } from '@grow/shell';
import { ButtonLink } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { EmptyScreen, FailedScreen } from '../../shared/state';
import { useViewer } from '../../features/teamRequest';
import { AppLink, useScreenTitle } from '../../navigation';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';
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
  const looker = useViewer();
  useScreenTitle(team.data?.name);
  if (team.data === undefined && team.isError) {
    return <FailedScreen error={team.error} />;
  }
  if (team.data === null) return <MissingTeam />;
  if (looker.error) return <FailedScreen error={looker.error} />;
  if (!team.data || !looker.viewer || !looker.season) return <TeamPageSkeleton />;
  return <PublicTeam team={team.data} looker={looker} viewer={looker.viewer} season={looker.season} />;
}
