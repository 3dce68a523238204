import { useId } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { radioLabel } from '../theme/choiceLook';

const Root = styled.div`
  display: inline-flex;
  max-width: 100%;
  padding: 2px;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-sm);
`;

const Option = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 5px;
  height: 32px;
  padding: 0 12px;
  border-radius: 4px;
  font-size: 0.875rem;
  font-weight: 600;
  color: var(--color-ink-muted);
  white-space: nowrap;
  [data-size='sm'] > & {
    height: 28px;
    padding: 0 9px;
    font-size: 0.8125rem;
  }
  @media (pointer: coarse) {
    &&& {
      height: 44px;
    }
  }
  &:hover {
    color: var(--color-ink);
  }
  &:has(:checked) {
    background: var(--color-ink);
    color: var(--color-canvas);
    forced-color-adjust: none;
  }
  ${radioLabel}
  &:has(:disabled) {
    cursor: not-allowed;
  }
  small {
    /* A count that comes late, or gets its second digit, moves nothing beside it. */
    min-width: 2ch;
    font-size: inherit;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;

/** One view or answer of a {@link Segmented}. */
export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  count?: ReactNode;
  /** What a short label such as "EN" stands for. */
  name?: string;
}

/** Props of {@link Segmented}; everything else goes to the root. */
export interface SegmentedProps<Value extends string> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'onChange'
> {
  /** Says what is chosen between. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  name?: string;
  size?: 'sm' | 'md';
  isDisabled?: boolean;
}

/** Two or three views, of which one is chosen; radio buttons underneath, so arrows work. */
export const Segmented = <Value extends string>(props: SegmentedProps<Value>) => {
  const { label, options, value, onChange, name, size = 'md', isDisabled = false, ...rest } = props;
  const ownName = useId();
  return (
    <Root role="radiogroup" aria-label={label} data-size={size} {...rest}>
      {options.map((option) => (
        <Option key={option.value}>
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={isDisabled}
            aria-label={option.name}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.count !== undefined && <small>{option.count}</small>}
        </Option>
      ))}
    </Root>
  );
};
