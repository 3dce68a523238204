import { EmptyScreen } from '../../features/state';
import { useScreenTitle } from '../../navigation';
import { m } from '../../paraglide/messages';

/** The team one is in. */
export function TeamScreen() {
  useScreenTitle(m.team_title());
  return <EmptyScreen title={m.team_title()} empty={m.team_empty()} detail={m.team_detail()} />;
}
