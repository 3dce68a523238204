import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, type FormHTMLAttributes } from 'react';
import { Button } from '../Button';
import { Checkbox } from '../Checkbox';
import { SearchInput, type SearchInputProps } from '../Input';
import { Segmented } from '../Segmented';
import { Select } from '../Select';
import { Count, End, Form, More, Search } from './EventFilters.styles';

/** Which events are asked for; '' for no choice. */
export interface EventFilterChoice {
  view: 'list' | 'week';
  when: 'coming' | 'past';
  category: string;
  mode: '' | 'onsite' | 'online';
  city: string;
  isMandatory: boolean;
  isMine: boolean;
}

/** How many events each choice would show; `mine` only where somebody has registered for some. */
export interface EventFilterCounts {
  all: number;
  onsite: number;
  online: number;
  mine?: number;
}

/** Every word of the filters. */
export interface EventFilterWords {
  label: string;
  mode: string;
  all: string;
  onsite: string;
  online: string;
  city: string;
  allCities: string;
  more: string;
  mine: string;
  view: string;
  list: string;
  weeks: string;
  when: string;
  coming: string;
  past: string;
  category: string;
  allCategories: string;
  mandatory: string;
  search: string;
}

/** Props of {@link EventFilters}; everything else goes to the form. */
export interface EventFiltersProps extends FormHTMLAttributes<HTMLFormElement> {
  words: EventFilterWords;
  choice: EventFilterChoice;
  /** Undefined until they are known. */
  counts?: EventFilterCounts | undefined;
  categories: readonly string[];
  cities: readonly string[];
  /** Left out on pages whose script listens to the form. */
  onChoose?: (change: Partial<EventFilterChoice>) => void;
  /** Whether one can ask for one's own; visitors have none. */
  hasMine?: boolean;
  search?: SearchInputProps;
  /** Whether the filters that are asked for less often are shown. */
  isOpen?: boolean;
  onToggle?: () => void;
}

const unheard = () => undefined;

type ChoiceSelectProps = {
  name: string;
  label: string;
  all: string;
  value: string;
  values: readonly string[];
  onChoose: (value: string) => void;
};

// A value that the address names and the list does not know stays choosable.
const ChoiceSelect = ({ name, label, all, value, values, onChoose }: ChoiceSelectProps) => (
  <Select
    size="sm"
    name={name}
    aria-label={label}
    value={value}
    onChange={({ target }) => onChoose(target.value)}
  >
    <option value="">{all}</option>
    {[...values, ...(value === '' || values.includes(value) ? [] : [value])].map((one) => (
      <option key={one}>{one}</option>
    ))}
  </Select>
);

/** How many of the filters behind the button are in use. */
const hiddenChoices = ({ view, when, category, isMandatory }: EventFilterChoice, search: unknown): number =>
  [view === 'week', when === 'past', category !== '', isMandatory, Boolean(search)].filter(Boolean).length;

/** As wide as a digit: keeps the place of a count that is not known yet. */
const FIGURE_SPACE = '\u2007';

/** Which events to show: how one takes part and where in one row with counts, the rest behind a button. */
export const EventFilters = (props: EventFiltersProps) => {
  const { words, choice, counts, categories, cities, onChoose = unheard, hasMine = false, ...others } = props;
  const { search = {}, isOpen = false, onToggle, ...rest } = others;
  const moreId = useId();
  const hidden = hiddenChoices(choice, search.value);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <Form role="search" aria-label={words.label} {...rest}>
      <Segmented
        label={words.mode}
        name="mode"
        value={choice.mode}
        onChange={(mode) => onChoose({ mode })}
        options={[
          { value: '', label: words.all, count: counts ? counts.all : FIGURE_SPACE },
          { value: 'onsite', label: words.onsite, count: counts ? counts.onsite : FIGURE_SPACE },
          { value: 'online', label: words.online, count: counts ? counts.online : FIGURE_SPACE },
        ]}
      />
      <ChoiceSelect
        name="city"
        label={words.city}
        all={words.allCities}
        value={choice.city}
        values={cities}
        onChoose={(city) => onChoose({ city })}
      />
      <Button
        size="sm"
        variant="ghost"
        data-part="more"
        aria-expanded={isOpen}
        aria-controls={moreId}
        iconAfter={<Chevron size={16} strokeWidth={1.75} aria-hidden />}
        onClick={onToggle}
      >
        {words.more}
        {hidden > 0 && <Count>{hidden}</Count>}
      </Button>
      {hasMine && (
        <End>
          <Checkbox checked={choice.isMine} onChange={({ target }) => onChoose({ isMine: target.checked })}>
            {words.mine} <Count>{counts ? counts.mine : FIGURE_SPACE}</Count>
          </Checkbox>
        </End>
      )}
      <More id={moreId} hidden={!isOpen}>
        <Segmented
          label={words.view}
          name="view"
          value={choice.view}
          onChange={(view) => onChoose({ view })}
          options={[
            { value: 'list', label: words.list },
            { value: 'week', label: words.weeks },
          ]}
        />
        {choice.view === 'list' && (
          <div data-part="when">
            <Segmented
              label={words.when}
              name="when"
              value={choice.when}
              onChange={(when) => onChoose({ when })}
              options={[
                { value: 'coming', label: words.coming },
                { value: 'past', label: words.past },
              ]}
            />
          </div>
        )}
        <ChoiceSelect
          name="category"
          label={words.category}
          all={words.allCategories}
          value={choice.category}
          values={categories}
          onChoose={(category) => onChoose({ category })}
        />
        <Search>
          <SearchInput name="q" aria-label={words.search} placeholder={words.search} {...search} />
        </Search>
        <Checkbox
          name="mandatory"
          value="1"
          checked={choice.isMandatory}
          onChange={({ target }) => onChoose({ isMandatory: target.checked })}
        >
          {words.mandatory}
        </Checkbox>
      </More>
    </Form>
  );
};
