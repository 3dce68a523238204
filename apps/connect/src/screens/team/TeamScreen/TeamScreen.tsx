import { useSeason } from '@grow/shell';
import { LoadingScreen } from '../../../shared/fallback';
import { EmptyScreen, FailedScreen } from '../../../shared/state';
import { useOwnTeam } from '../../../features/team';
import { m } from '../../../paraglide/messages';
import { NoTeam } from './NoTeam';
import { OwnTeam } from './OwnTeam';

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
  return own.data ? <OwnTeam team={own.data} season={season.data} /> : <NoTeam season={season.data} />;
}
