import { Field, Select } from '@grow/ui';

type FilterSelectProps<Value extends string> = {
  label: string;
  /** Without a visible label. */
  isBare?: boolean;
  /** The words for no choice; without them there is always one. */
  all?: string;
  value: Value | undefined;
  values: readonly Value[];
  wordsOf?: (value: Value) => string;
  onChoose: (value: Value | undefined) => void;
};

/** One of some values to choose from, or none; one that the address names and the list does not know stays choosable. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, isBare = false, all, value, values, wordsOf = (text) => text, onChoose } = props;
  const known = value === undefined || values.includes(value) ? values : [...values, value];
  const select = (
    <Select
      {...(isBare && { 'aria-label': label })}
      value={value ?? ''}
      onChange={({ target }) => onChoose(known.find((one) => one === target.value))}
    >
      {all !== undefined && <option value="">{all}</option>}
      {known.map((one) => (
        <option key={one} value={one}>
          {wordsOf(one)}
        </option>
      ))}
    </Select>
  );
  return isBare ? select : <Field label={label}>{select}</Field>;
}
