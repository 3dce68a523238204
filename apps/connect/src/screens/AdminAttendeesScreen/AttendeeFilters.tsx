import { registrationStatuses, seatKinds, type DeskEvent } from '@grow/core';
import { Field, media, SearchInput, Select } from '@grow/ui';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { registrationWords, seatWords, type AttendeeChoice } from '../../features/eventAdmin';
import { useTypedSearch } from '../../features/people';
import { m } from '../../paraglide/messages';

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
  event: Pick<DeskEvent, 'mode'>;
  choice: AttendeeChoice;
  onChoose: (changes: Partial<AttendeeChoice>, options?: { isTyping?: boolean }) => void;
};

/** Whom to show: by name, by what their registration is, by seat where there are two kinds. */
export function AttendeeFilters({ event, choice, onChoose }: AttendeeFiltersProps) {
  const box = useTypedSearch(choice.search, (search) => onChoose({ search }, { isTyping: true }));
  const handleSubmit = (submit: FormEvent) => {
    submit.preventDefault();
    box.tellNow();
  };
  return (
    <Row role="search" onSubmit={handleSubmit}>
      <Field label={m.people_search()}>
        <SearchInput
          value={box.typed}
          placeholder={m.people_name()}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          onChange={({ target }) => box.setTyped(target.value)}
        />
      </Field>
      <Field label={m.orga_status()}>
        <Select
          value={choice.status ?? ''}
          onChange={({ target }) =>
            onChoose({ status: registrationStatuses.find((one) => one === target.value) })
          }
        >
          <option value="">{m.orga_every_status()}</option>
          {registrationStatuses.map((status) => (
            <option key={status} value={status}>
              {registrationWords[status]()}
            </option>
          ))}
        </Select>
      </Field>
      {event.mode === 'hybrid' && (
        <Field label={m.desk_seat()}>
          <Select
            value={choice.seat ?? ''}
            onChange={({ target }) => onChoose({ seat: seatKinds.find((one) => one === target.value) })}
          >
            <option value="">{m.desk_every_seat()}</option>
            {seatKinds.map((seat) => (
              <option key={seat} value={seat}>
                {seatWords[seat]()}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </Row>
  );
}
