import type { AdminEvent } from '@grow/core/event-admin';
import { ActionMenu } from '@grow/ui';
import { textIn } from '../../event';
import { m } from '../../../paraglide/messages';
import { eventActionsOf, type EventAction } from '../eventActions';

const actionWords: Record<EventAction, () => string> = {
  checkIn: m.admin_event_check_in,
  edit: m.admin_event_edit,
  attendees: m.admin_event_attendees,
  publish: m.admin_event_publish,
  unpublish: m.admin_event_unpublish,
  duplicate: m.admin_event_duplicate,
  cancel: m.admin_event_cancel,
  remove: m.admin_event_remove,
};

type EventMenuProps = {
  event: AdminEvent;
  onAction: (event: AdminEvent, action: EventAction) => void;
  /** What the place it stands in offers anyway. */
  without?: readonly EventAction[];
};

/** What can be done with an event. */
export function EventMenu({ event, onAction, without = [] }: EventMenuProps) {
  const actions = eventActionsOf(event, new Date()).filter((action) => !without.includes(action));
  return (
    <ActionMenu
      label={m.admin_event_actions_of({ title: textIn(event.title) })}
      actions={actions.map((action) => ({
        key: action,
        label: actionWords[action](),
        ...(action === 'cancel' || action === 'remove' ? { tone: 'critical' as const } : {}),
        onSelect: () => onAction(event, action),
      }))}
    />
  );
}
