import { EmptyScreen } from '../../features/state';
import { useScreenTitle } from '../../navigation';
import { m } from '../../paraglide/messages';

/** The teams of the season: search comes with them. */
export function TeamsScreen() {
  useScreenTitle(m.teams_title());
  return <EmptyScreen title={m.teams_title()} empty={m.teams_empty()} detail={m.teams_detail()} />;
}
