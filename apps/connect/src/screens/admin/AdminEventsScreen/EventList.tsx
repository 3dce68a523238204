import type { AdminEvent } from '@grow/core/event-admin';
import { ButtonLink } from '@grow/ui';
import { Plus } from 'lucide-react';
import {
  eventList,
  EVENTS_PER_PAGE,
  useEventList,
  type EventChoice,
  type EventAction,
} from '../../../features/eventAdmin';
import { FailedPart } from '../../../shared/state';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { ListPage } from '../../../shared/list';
import { EventTable } from './EventTable';

type EventListProps = {
  choice: EventChoice;
  onChoose: (changes: Partial<EventChoice>) => void;
  onAction: (event: AdminEvent, action: EventAction) => void;
};

const plan = () => (
  <ButtonLink
    variant="primary"
    href={fullPath(paths.newEvent())}
    linkComponent={AppLink}
    icon={<Plus size={18} strokeWidth={1.75} aria-hidden />}
  >
    {m.admin_event_new()}
  </ButtonLink>
);

/** The page of events that the address asks for, with how many there are in all. */
export function EventList({ choice, onChoose, onAction }: EventListProps) {
  return (
    <ListPage
      result={useEventList(choice)}
      page={choice.page}
      pageSize={EVENTS_PER_PAGE}
      failed={(error) => <FailedPart error={error} />}
      isNarrowed={eventList.isNarrowed(choice)}
      onPage={(page) => onChoose({ page })}
      onClear={() => onChoose(eventList.none)}
      words={{
        total: (total, count) => (total === 1 ? m.admin_event_count_one() : m.admin_event_count({ count })),
        clear: m.orga_clear(),
        pages: m.admin_event_pages(),
        empty: { title: m.admin_events_empty(), description: m.admin_events_detail() },
        none: { title: m.admin_event_none(), description: m.orga_none_detail() },
      }}
      action={plan()}
    >
      {({ items, isBusy, position }) => (
        <EventTable
          events={items}
          isBusy={isBusy}
          position={position}
          sort={choice.sort}
          onSort={(sort) => onChoose({ sort })}
          onAction={onAction}
        />
      )}
    </ListPage>
  );
}
