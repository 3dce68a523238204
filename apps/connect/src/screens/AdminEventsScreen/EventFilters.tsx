import { eventCategories, eventStatuses } from '@grow/core';
import { Field, media, SearchInput, Select } from '@grow/ui';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import {
  categoryWords,
  comingEvents,
  eventTimes,
  statusWords,
  type EventChoice,
} from '../../features/eventAdmin';
import { useTypedSearch } from '../../features/people';
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
    grid-template-columns: minmax(0, 1fr) repeat(3, 170px);
    & > :first-child {
      grid-column: auto;
    }
  }
`;

const timeWords: Record<EventChoice['when'], () => string> = {
  coming: m.desk_when_coming,
  past: m.desk_when_past,
  all: m.desk_when_all,
};

type EventFiltersProps = {
  choice: EventChoice;
  onChoose: (changes: Partial<EventChoice>, options?: { isTyping?: boolean }) => void;
};

/** Which events to show: by words, time, status and what they are about. */
export function EventFilters({ choice, onChoose }: EventFiltersProps) {
  const box = useTypedSearch(choice.search, (search) => onChoose({ search }, { isTyping: true }));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    box.tellNow();
  };
  return (
    <Row role="search" onSubmit={handleSubmit}>
      <Field label={m.desk_search()}>
        <SearchInput
          value={box.typed}
          placeholder={m.desk_search_hint()}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          onChange={(event) => box.setTyped(event.target.value)}
        />
      </Field>
      <Field label={m.desk_when()}>
        <Select
          value={choice.when}
          onChange={({ target }) =>
            onChoose({ when: eventTimes.find((one) => one === target.value) ?? comingEvents.when })
          }
        >
          {eventTimes.map((time) => (
            <option key={time} value={time}>
              {timeWords[time]()}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.orga_status()}>
        <Select
          value={choice.status ?? ''}
          onChange={({ target }) => onChoose({ status: eventStatuses.find((one) => one === target.value) })}
        >
          <option value="">{m.orga_every_status()}</option>
          {eventStatuses.map((status) => (
            <option key={status} value={status}>
              {statusWords[status]()}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.desk_category()}>
        <Select
          value={choice.category ?? ''}
          onChange={({ target }) =>
            onChoose({ category: eventCategories.find((one) => one === target.value) })
          }
        >
          <option value="">{m.desk_every_category()}</option>
          {eventCategories.map((category) => (
            <option key={category} value={category}>
              {categoryWords[category]()}
            </option>
          ))}
        </Select>
      </Field>
    </Row>
  );
}
