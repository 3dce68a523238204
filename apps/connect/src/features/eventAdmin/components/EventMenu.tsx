import type { DeskEvent } from '@grow/core/event-admin';
import { ActionMenu } from '@grow/ui';
import { m } from '../../../paraglide/messages';
import { eventActionsOf, type EventAction } from '../eventActions';

const actionWords: Record<EventAction, () => string> = {
  edit: m.desk_edit,
  attendees: m.desk_attendees,
  publish: m.desk_publish,
  unpublish: m.desk_unpublish,
  duplicate: m.desk_duplicate,
  cancel: m.desk_cancel,
  remove: m.desk_remove,
};

type EventMenuProps = {
  event: DeskEvent;
  onAction: (event: DeskEvent, action: EventAction) => void;
  /** What the place it stands in offers anyway. */
  without?: readonly EventAction[];
};

/** What can be done with an event. */
export function EventMenu({ event, onAction, without = [] }: EventMenuProps) {
  const actions = eventActionsOf(event, new Date()).filter((action) => !without.includes(action));
  return (
    <ActionMenu
      label={m.desk_actions_of({ title: event.title })}
      actions={actions.map((action) => ({
        key: action,
        label: actionWords[action](),
        ...(action === 'cancel' || action === 'remove' ? { tone: 'critical' as const } : {}),
        onSelect: () => onAction(event, action),
      }))}
    />
  );
}
