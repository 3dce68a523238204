import { teamStatuses } from '@grow/core';
import { Field, media, SearchInput, Select } from '@grow/ui';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { useTypedSearch } from '../../features/people';
import { statusWords, type TeamChoice } from '../../features/teamAdmin';
import { m } from '../../paraglide/messages';

const Row = styled.form`
  display: grid;
  gap: 16px 12px;
  margin-bottom: 20px;
  grid-template-columns: 1fr 1fr;
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) 190px 240px;
    & > :first-child {
      grid-column: auto;
    }
  }
`;

const seats = { open: m.orga_seats_open, full: m.orga_seats_full } as const;

type TeamFiltersProps = {
  choice: TeamChoice;
  onChoose: (changes: Partial<TeamChoice>, options?: { isTyping?: boolean }) => void;
};

/** Which teams to show: by words, by status, by places. */
export function TeamFilters({ choice, onChoose }: TeamFiltersProps) {
  const box = useTypedSearch(choice.search, (search) => onChoose({ search }, { isTyping: true }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    box.tellNow();
  };
  return (
    <Row role="search" onSubmit={handleSubmit}>
      <Field label={m.orga_search()}>
        <SearchInput
          value={box.typed}
          placeholder={m.orga_search_hint()}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          onChange={(event) => box.setTyped(event.target.value)}
        />
      </Field>
      <Field label={m.orga_status()}>
        <Select
          value={choice.status ?? ''}
          onChange={({ target }) => onChoose({ status: teamStatuses.find((one) => one === target.value) })}
        >
          <option value="">{m.orga_every_status()}</option>
          {teamStatuses.map((status) => (
            <option key={status} value={status}>
              {statusWords[status]()}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.orga_seats()}>
        <Select
          value={choice.seats ?? ''}
          onChange={({ target }) =>
            onChoose({ seats: (['open', 'full'] as const).find((one) => one === target.value) })
          }
        >
          <option value="">{m.orga_every_seats()}</option>
          <option value="open">{seats.open()}</option>
          <option value="full">{seats.full()}</option>
        </Select>
      </Field>
    </Row>
  );
}
