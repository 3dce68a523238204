import { EmptyScreen } from '../../../shared/state';
import { m } from '../../../paraglide/messages';

/** The teams a mentor looks after. */
export function AssignedTeamsScreen() {
  return <EmptyScreen title={m.assigned_title()} empty={m.assigned_empty()} detail={m.assigned_detail()} />;
}
