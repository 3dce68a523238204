import { useSeason } from '@grow/shell';
import { ButtonLink } from '@grow/ui';
import { useTriage } from '../../../features/triage';
import { LoadingScreen } from '../../../shared/fallback';
import { EmptyScreen, FailedScreen } from '../../../shared/state';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { AssignedTeams } from './AssignedTeams';

/** The teams a mentor looks after; while none is assigned, the way to all of them. */
export function AssignedTeamsScreen() {
  const teams = useTriage();
  const season = useSeason();
  if (teams.isError && !teams.data) return <FailedScreen error={teams.error} />;
  if (season.isError && season.data === undefined) return <FailedScreen error={season.error} />;
  if (!teams.data || season.data === undefined) return <LoadingScreen />;
  if (teams.data.length > 0 && season.data) {
    return <AssignedTeams teams={teams.data} season={season.data} />;
  }
  return (
    <EmptyScreen
      title={m.assigned_title()}
      empty={m.assigned_empty()}
      detail={m.assigned_detail()}
      action={
        <>
          <ButtonLink href={fullPath(paths.teams())} linkComponent={AppLink}>
            {m.mentor_find()}
          </ButtonLink>
          <ButtonLink href={fullPath(paths.mentoring())} linkComponent={AppLink}>
            {m.mentoring_open()}
          </ButtonLink>
        </>
      }
    />
  );
}
