import { eventCategories, eventModes } from '@grow/core/event';
import { Checkbox, SearchInput, Segmented, Select, media } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../paraglide/messages';

// The filters need the page's script; without one the whole list stands and they would do nothing.
const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  margin-top: 28px;
  padding: 14px 0;
  border-block: 1px solid var(--color-line);
  @media (scripting: none) {
    display: none;
  }
  output {
    ${media.xl} {
      margin-left: auto;
      text-align: end;
    }
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
  & > :last-child {
    min-width: 5.5rem;
  }
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

/** Markup only: the script of the page listens to the form. */
const unheard = () => undefined;

const modeNames = { onsite: m.filter_onsite, online: m.filter_online, hybrid: m.event_hybrid };

type EventFiltersProps = { comingCount: number; pastCount: number; cities: readonly string[] };

/** The choice of events. Its fields have the names that stand in the address. */
export function EventFilters({ comingCount, pastCount, cities }: EventFiltersProps) {
  return (
    <Form data-part="filters" role="search" aria-label={m.filter_label()}>
      <Segmented
        label={m.filter_view()}
        name="view"
        value="list"
        onChange={unheard}
        options={[
          { value: 'list', label: m.filter_list() },
          { value: 'week', label: m.filter_week() },
        ]}
      />
      <div data-part="when">
        <Segmented
          label={m.filter_when()}
          name="when"
          value="coming"
          onChange={unheard}
          options={[
            { value: 'coming', label: m.filter_coming(), count: comingCount },
            { value: 'past', label: m.filter_past(), count: pastCount },
          ]}
        />
      </div>
      <Select size="sm" name="category" aria-label={m.filter_category()}>
        <option value="">{m.filter_category_all()}</option>
        {eventCategories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </Select>
      <Select size="sm" name="mode" aria-label={m.filter_mode()}>
        <option value="">{m.filter_mode_all()}</option>
        {eventModes.map((mode) => (
          <option key={mode} value={mode}>
            {modeNames[mode]()}
          </option>
        ))}
      </Select>
      <Select size="sm" name="city" aria-label={m.filter_city()}>
        <option value="">{m.filter_city_all()}</option>
        {cities.map((city) => (
          <option key={city}>{city}</option>
        ))}
      </Select>
      <Checkbox name="mandatory" value="1">
        {m.filter_mandatory()}
      </Checkbox>
      <Search>
        <SearchInput name="q" aria-label={m.filter_search()} placeholder={m.filter_search()} />
      </Search>
      <output
        data-part="count"
        data-one={m.filter_results_one()}
        data-many={m.filter_results_many({ count: '#' })}
      />
    </Form>
  );
}
