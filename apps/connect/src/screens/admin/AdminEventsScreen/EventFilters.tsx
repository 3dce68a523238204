import { eventCategories, eventStatuses } from '@grow/core/event';
import {
  categoryWords,
  eventList,
  eventTimes,
  statusWords,
  type EventChoice,
} from '../../../features/eventAdmin';
import { m } from '../../../paraglide/messages';
import { FilterRow, FilterSelect, type Choose } from '../../../shared/list';

const timeWords: Record<EventChoice['when'], () => string> = {
  coming: m.admin_event_when_coming,
  past: m.admin_event_when_past,
  all: m.admin_event_when_all,
};

type EventFiltersProps = {
  choice: EventChoice;
  onChoose: Choose<EventChoice>;
};

/** Which events to show: by words, time, status and what they are about. */
export function EventFilters({ choice, onChoose }: EventFiltersProps) {
  return (
    <FilterRow
      search={choice.search}
      label={m.admin_event_search()}
      hint={m.admin_event_search_hint()}
      selects="repeat(3, 170px)"
      onSearch={(search) => onChoose({ search }, { isTyping: true })}
    >
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
    </FilterRow>
  );
}
