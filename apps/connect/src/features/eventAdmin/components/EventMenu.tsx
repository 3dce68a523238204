import type { DeskEvent } from '@grow/core';
import { ActionMenu } from '@grow/ui';
import { m } from '../../../paraglide/messages';
import { eventDeedsOf, type EventDeed } from '../eventDeeds';

const deedWords: Record<EventDeed, () => string> = {
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
  onDeed: (event: DeskEvent, deed: EventDeed) => void;
  /** What the place it stands in offers anyway. */
  without?: readonly EventDeed[];
};

/** What can be done with an event. */
export function EventMenu({ event, onDeed, without = [] }: EventMenuProps) {
  const deeds = eventDeedsOf(event, new Date()).filter((deed) => !without.includes(deed));
  return (
    <ActionMenu
      label={m.desk_actions_of({ title: event.title })}
      actions={deeds.map((deed) => ({
        key: deed,
        label: deedWords[deed](),
        ...(deed === 'cancel' || deed === 'remove' ? { tone: 'critical' as const } : {}),
        onSelect: () => onDeed(event, deed),
      }))}
    />
  );
}
