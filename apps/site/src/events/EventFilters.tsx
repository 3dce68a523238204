import { countEvents, eventCategories, type CountedEvent } from '@grow/core/event';
import { eventFilterWords } from '@grow/shell';
import { EventFilters as Filters, visuallyHidden, type EventFilterChoice } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';

const Room = styled.div`
  margin-top: 28px;
`;

/** Said to who cannot see the counts change. */
const Results = styled.p`
  ${visuallyHidden}
`;

type EventFiltersProps = { coming: readonly CountedEvent[]; cities: readonly string[]; locale: Locale };

const none: EventFilterChoice = {
  view: 'list',
  when: 'coming',
  category: '',
  mode: '',
  city: '',
  isMandatory: false,
  isMine: false,
};

/** The choice of events, as it is before anything is chosen: the page's script listens to it. Its fields have the names that stand in the address. */
export function EventFilters({ coming, cities, locale }: EventFiltersProps) {
  const { all, onsite, online } = countEvents(coming, {}, []);
  return (
    <Room>
      <Filters
        data-part="filters"
        words={eventFilterWords(locale)}
        choice={none}
        counts={{ all, onsite, online }}
        categories={eventCategories}
        cities={cities}
      />
      <Results
        role="status"
        data-part="count"
        data-one={m.filter_results_one()}
        data-many={m.filter_results_many({ count: '#' })}
      />
    </Room>
  );
}
