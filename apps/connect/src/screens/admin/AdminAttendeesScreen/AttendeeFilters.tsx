import { registrationStatuses, seatKinds } from '@grow/core/event';
import type { AdminEvent } from '@grow/core/event-admin';
import { Field, media, SearchInput } from '@grow/ui';
import { styled } from 'styled-components';
import { registrationWords, seatWords, type AttendeeChoice } from '../../../features/eventAdmin';
import { m } from '../../../paraglide/messages';
import { FilterSelect, useSearchBox } from '../../../shared/list';

const Row = styled.form`
  display: grid;
  gap: 16px 12px;
  grid-template-columns: 1fr 1fr;
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.md} {
    /* One or two selects beside the search. */
    grid-template-columns: minmax(0, 1fr);
    grid-auto-columns: 200px;
    grid-auto-flow: column;
    & > :first-child {
      grid-column: auto;
    }
  }
`;

type AttendeeFiltersProps = {
  event: Pick<AdminEvent, 'mode'>;
  choice: AttendeeChoice;
  onChoose: (changes: Partial<AttendeeChoice>, options?: { isTyping?: boolean }) => void;
};

/** Whom to show: by name, by what their registration is, by seat where there are two kinds. */
export function AttendeeFilters({ event, choice, onChoose }: AttendeeFiltersProps) {
  const box = useSearchBox(choice.search, (search) => onChoose({ search }, { isTyping: true }));
  return (
    <Row {...box.form}>
      <Field label={m.people_search()}>
        <SearchInput placeholder={m.people_name()} {...box.input} />
      </Field>
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
    </Row>
  );
}
