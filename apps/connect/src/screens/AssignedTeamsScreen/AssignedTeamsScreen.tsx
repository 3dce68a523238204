import { EmptyScreen } from '../../features/state';
import { useScreenTitle } from '../../navigation';
import { m } from '../../paraglide/messages';

/** The teams a mentor looks after. */
export function AssignedTeamsScreen() {
  useScreenTitle(m.assigned_title());
  return <EmptyScreen title={m.assigned_title()} empty={m.assigned_empty()} detail={m.assigned_detail()} />;
}
