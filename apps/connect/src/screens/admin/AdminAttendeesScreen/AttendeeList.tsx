import type { AdminEvent } from '@grow/core/event-admin';
import {
  attendeeList,
  ATTENDEES_PER_PAGE,
  useAttendees,
  type AttendeeChoice,
} from '../../../features/eventAdmin';
import { FailedPart } from '../../../shared/state';
import { m } from '../../../paraglide/messages';
import { ListPage } from '../../../shared/list';
import { AttendeeTable } from './AttendeeTable';

type AttendeeListProps = {
  event: AdminEvent;
  choice: AttendeeChoice;
  onChoose: (changes: Partial<AttendeeChoice>) => void;
};

/** The page of people that the address asks for, with how many there are in all. */
export function AttendeeList({ event, choice, onChoose }: AttendeeListProps) {
  return (
    <ListPage
      result={useAttendees(event.id, choice)}
      page={choice.page}
      pageSize={ATTENDEES_PER_PAGE}
      failed={(error) => <FailedPart error={error} />}
      isNarrowed={attendeeList.isNarrowed(choice)}
      onPage={(page) => onChoose({ page })}
      onClear={() => onChoose(attendeeList.none)}
      words={{
        total: (total, count) => (total === 1 ? m.people_count_one() : m.people_count({ count })),
        clear: m.orga_clear(),
        pages: m.people_pages(),
        empty: { title: m.admin_event_nobody(), description: m.admin_event_nobody_detail() },
        none: { title: m.people_empty(), description: m.orga_none_detail() },
      }}
    >
      {({ items, isBusy, position }) => (
        <AttendeeTable
          attendees={items}
          isBusy={isBusy}
          position={position}
          sort={choice.sort}
          onSort={(sort) => onChoose({ sort })}
        />
      )}
    </ListPage>
  );
}
