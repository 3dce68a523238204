import { Field, Radio, SearchInput, Text } from '@grow/ui';
import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useTypedSearch } from '../../list';
import { m } from '../../../paraglide/messages';

const Options = styled.div`
  display: grid;
  gap: 2px;
  margin-top: 8px;
  overflow-wrap: anywhere;
`;

/** One of the things to pick. */
export type PickerOption = { value: string; label: string; detail: string | undefined };

type PickerProps = {
  label: string;
  error: string | undefined;
  search: string;
  onSearch: (text: string) => void;
  /** Undefined before any have loaded. Those of the last search while another loads: what is chosen stays in sight until it is dropped. */
  options: readonly PickerOption[] | undefined;
  /** Empty while nothing is. */
  chosen: string;
  /** Told '' once a search has not found what was chosen: out of sight it is not meant any more. */
  onChoose: (value: string) => void;
};

/** Finds one of many by words: a search, and the first few that match as choices. */
export function Picker({ label, error, search, onSearch, options, chosen, onChoose }: PickerProps) {
  const name = useId();
  const [hasSearched, setSearched] = useState(false);
  const box = useTypedSearch(search, (text) => {
    setSearched(true);
    onSearch(text);
  });
  // Not with the search itself: somebody may have chosen before it began, and it finds that as well.
  const isOutOfSight =
    hasSearched && chosen !== '' && options?.some(({ value }) => value === chosen) === false;
  useEffect(() => {
    if (isOutOfSight) onChoose('');
  }, [isOutOfSight, onChoose]);
  return (
    <div>
      <Field label={label} error={error}>
        <SearchInput
          value={box.typed}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          onChange={({ target }) => box.setTyped(target.value)}
          onKeyDown={(event) => {
            // Enter searches; it does not send the form.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            box.searchNow();
          }}
        />
      </Field>
      <Options role="radiogroup" aria-label={label}>
        {options?.map(({ value, label: text, detail }) => (
          <Radio
            key={value}
            name={name}
            value={value}
            checked={chosen === value}
            detail={detail}
            onChange={() => onChoose(value)}
          >
            {text}
          </Radio>
        ))}
      </Options>
      {options?.length === 0 && (
        <Text step="small" tone="muted" role="status">
          {m.orga_pick_none()}
        </Text>
      )}
    </div>
  );
}
