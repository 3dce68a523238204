import { eventCategories, eventModes } from '@grow/core';
import { Checkbox, media, SearchInput, Segmented, Select } from '@grow/ui';
import { styled } from 'styled-components';
import { useEventCities, type ChooseEvents, type EventsAddress } from '../../features/event';
import { useTypedSearch } from '../../features/people';
import { m } from '../../paraglide/messages';

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

/** One of the texts to choose from, or none; one that the address names and the list does not know stays choosable. */
function Choice<Value extends string>(props: {
  label: string;
  all: string;
  value: Value | undefined;
  values: readonly Value[];
  wordsOf?: (value: Value) => string;
  onChoose: (value: Value | undefined) => void;
}) {
  const { label, all, value, values, wordsOf = (text) => text, onChoose } = props;
  const known = value === undefined || values.includes(value) ? values : [...values, value];
  return (
    <Select
      size="sm"
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => onChoose(known.find((one) => one === target.value))}
    >
      <option value="">{all}</option>
      {known.map((one) => (
        <option key={one} value={one}>
          {wordsOf(one)}
        </option>
      ))}
    </Select>
  );
}

/** Which events to show, and how. */
export function EventsFilters({ address, onChoose }: EventsFiltersProps) {
  const cities = useEventCities();
  const box = useTypedSearch(address.text, (text) => onChoose({ text }, { isTyping: true }));
  return (
    <Form
      role="search"
      aria-label={m.events_filters()}
      onSubmit={(event) => {
        event.preventDefault();
        box.tellNow();
      }}
    >
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
      <Choice
        label={m.events_category()}
        all={m.events_category_all()}
        value={address.category}
        values={eventCategories}
        onChoose={(category) => onChoose({ category })}
      />
      <Choice
        label={m.events_mode()}
        all={m.events_mode_all()}
        value={address.mode}
        values={eventModes}
        wordsOf={(mode) => modeWords[mode]()}
        onChoose={(mode) => onChoose({ mode })}
      />
      <Choice
        label={m.events_city()}
        all={m.events_city_all()}
        value={address.city}
        values={cities}
        onChoose={(city) => onChoose({ city })}
      />
      <Search>
        <SearchInput
          aria-label={m.events_search()}
          placeholder={m.events_search()}
          value={box.typed}
          autoComplete="off"
          maxLength={200}
          onChange={({ target }) => box.setTyped(target.value)}
        />
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
