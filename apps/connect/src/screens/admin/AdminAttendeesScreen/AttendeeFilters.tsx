import { registrationStatuses, seatKinds } from '@grow/core/event';
import type { AdminEvent } from '@grow/core/event-admin';
import { registrationWords, seatWords, type AttendeeChoice } from '../../../features/eventAdmin';
import { m } from '../../../paraglide/messages';
import { FilterRow, FilterSelect, type Choose } from '../../../shared/list';

type AttendeeFiltersProps = {
  event: Pick<AdminEvent, 'mode'>;
  choice: AttendeeChoice;
  onChoose: Choose<AttendeeChoice>;
};

/** Whom to show: by name, by what their registration is, by seat where there are two kinds. */
export function AttendeeFilters({ event, choice, onChoose }: AttendeeFiltersProps) {
  return (
    <FilterRow
      search={choice.search}
      label={m.people_search()}
      hint={m.people_name()}
      selects={event.mode === 'hybrid' ? '200px 200px' : '200px'}
      onSearch={(search) => onChoose({ search }, { isTyping: true })}
    >
      <FilterSelect
        label={m.orga_status()}
        all={m.orga_every_status()}
        value={choice.status}
        values={registrationStatuses}
        wordsOf={(status) => registrationWords[status]()}
        onChoose={(status) => onChoose({ status })}
      />
      {event.mode === 'hybrid' && (
        <FilterSelect
          label={m.admin_event_seat()}
          all={m.admin_event_every_seat()}
          value={choice.seat}
          values={seatKinds}
          wordsOf={(seat) => seatWords[seat]()}
          onChoose={(seat) => onChoose({ seat })}
        />
      )}
    </FilterRow>
  );
}
