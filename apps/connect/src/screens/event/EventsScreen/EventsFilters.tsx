import { eventCategories, eventModes } from '@grow/core/event';
import { Checkbox, media, SearchInput, Segmented } from '@grow/ui';
import { styled } from 'styled-components';
import { useEventCities, type ChooseEvents, type EventsAddress } from '../../../features/event';
import { m } from '../../../paraglide/messages';
import { FilterSelect, useSearchBox } from '../../../shared/list';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  padding: 14px 0;
  border-block: 1px solid var(--color-line);
`;

const Search = styled.div`
  flex: 1 1 11rem;
  max-width: 100%;
  ${media.md} {
    max-width: 15rem;
  }
  input {
    height: 36px;
    font-size: 0.9375rem;
  }
  input ~ span,
  span:has(~ input) {
    top: 9px;
  }
`;

const modeWords = { onsite: m.events_onsite, online: m.event_online, hybrid: m.events_hybrid };

type EventsFiltersProps = {
  address: EventsAddress;
  onChoose: ChooseEvents;
};

/** Which events to show, and how. */
export function EventsFilters({ address, onChoose }: EventsFiltersProps) {
  const cities = useEventCities();
  const box = useSearchBox(address.text, (text) => onChoose({ text }, { isTyping: true }));
  return (
    <Form {...box.form} aria-label={m.events_filters()}>
      <Segmented
        label={m.events_view()}
        value={address.view}
        onChange={(view) => onChoose({ view })}
        options={[
          { value: 'list', label: m.events_list() },
          { value: 'week', label: m.events_weeks() },
        ]}
      />
      {address.view === 'list' && (
        <Segmented
          label={m.events_when()}
          value={address.when}
          onChange={(when) => onChoose({ when })}
          options={[
            { value: 'coming', label: m.events_coming() },
            { value: 'past', label: m.events_past() },
          ]}
        />
      )}
      <FilterSelect
        isBare
        size="sm"
        label={m.events_category()}
        all={m.events_category_all()}
        value={address.category}
        values={eventCategories}
        onChoose={(category) => onChoose({ category })}
      />
      <FilterSelect
        isBare
        size="sm"
        label={m.events_mode()}
        all={m.events_mode_all()}
        value={address.mode}
        values={eventModes}
        wordsOf={(mode) => modeWords[mode]()}
        onChoose={(mode) => onChoose({ mode })}
      />
      <FilterSelect
        isBare
        size="sm"
        label={m.events_city()}
        all={m.events_city_all()}
        value={address.city}
        values={cities}
        onChoose={(city) => onChoose({ city })}
      />
      <Search>
        <SearchInput aria-label={m.events_search()} placeholder={m.events_search()} {...box.input} />
      </Search>
      <Checkbox
        checked={address.isMandatory}
        onChange={({ target }) => onChoose({ isMandatory: target.checked })}
      >
        {m.event_mandatory()}
      </Checkbox>
      <Checkbox checked={address.isMine} onChange={({ target }) => onChoose({ isMine: target.checked })}>
        {m.events_mine()}
      </Checkbox>
    </Form>
  );
}
