import { eventCategories, eventStatuses } from '@grow/core/event';
import { Field, media, SearchInput } from '@grow/ui';
import { styled } from 'styled-components';
import {
  categoryWords,
  eventList,
  eventTimes,
  statusWords,
  type EventChoice,
} from '../../../features/eventAdmin';
import { m } from '../../../paraglide/messages';
import { FilterSelect, useSearchBox } from '../../../shared/list';

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
  coming: m.admin_event_when_coming,
  past: m.admin_event_when_past,
  all: m.admin_event_when_all,
};

type EventFiltersProps = {
  choice: EventChoice;
  onChoose: (changes: Partial<EventChoice>, options?: { isTyping?: boolean }) => void;
};

/** Which events to show: by words, time, status and what they are about. */
export function EventFilters({ choice, onChoose }: EventFiltersProps) {
  const box = useSearchBox(choice.search, (search) => onChoose({ search }, { isTyping: true }));
  return (
    <Row {...box.form}>
      <Field label={m.admin_event_search()}>
        <SearchInput placeholder={m.admin_event_search_hint()} {...box.input} />
      </Field>
      <FilterSelect
        label={m.admin_event_when()}
        value={choice.when}
        values={eventTimes}
        wordsOf={(time) => timeWords[time]()}
        onChoose={(when) => onChoose({ when: when ?? eventList.none.when })}
      />
      <FilterSelect
        label={m.orga_status()}
        all={m.orga_every_status()}
        value={choice.status}
        values={eventStatuses}
        wordsOf={(status) => statusWords[status]()}
        onChoose={(status) => onChoose({ status })}
      />
      <FilterSelect
        label={m.admin_event_category()}
        all={m.admin_event_every_category()}
        value={choice.category}
        values={eventCategories}
        wordsOf={(category) => categoryWords[category]()}
        onChoose={(category) => onChoose({ category })}
      />
    </Row>
  );
}
