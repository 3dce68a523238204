import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { PulseMark } from './PulseMark';

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
`;

const Option = styled.button`
  display: grid;
  gap: 10px;
  justify-items: start;
  align-content: start;
  min-width: 0;
  min-height: 104px;
  padding: 14px;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-sm);
  text-align: start;
  line-height: 1.3;
  overflow-wrap: anywhere;
  & > span {
    display: grid;
    gap: 2px;
  }
  & > span > span {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
  &:hover {
    border-color: var(--color-ink);
    background: color-mix(in srgb, var(--color-ink) 5%, transparent);
  }
  &[aria-pressed='true'] {
    background: var(--color-ink);
    border-color: var(--color-ink);
    color: var(--color-canvas);
    forced-color-adjust: none;
  }
  &[aria-pressed='true'] > span > span {
    color: inherit;
    opacity: 0.8;
  }
  &[aria-pressed='true'] [data-bar='stuck'] {
    stroke: var(--color-canvas);
  }
  &:disabled {
    border-style: dashed;
    color: var(--color-ink-muted);
    cursor: not-allowed;
    background: none;
  }
`;

/** One of the two answers of a {@link PulseChoice}. */
export interface PulseOption {
  value: 'on_track' | 'stuck';
  title: ReactNode;
  /** What it means, in a few words. */
  note: ReactNode;
}

/** Props of {@link PulseChoice}; everything else goes to the group. */
export interface PulseChoiceProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange'> {
  /** The question, for whoever does not see it above. */
  label: string;
  options: readonly PulseOption[];
  value: PulseOption['value'] | undefined;
  onChange: (value: PulseOption['value']) => void;
  isDisabled?: boolean;
}

/** On track or stuck: two large buttons beside each other, the pressed one solid. */
export const PulseChoice = (props: PulseChoiceProps) => {
  const { label, options, value, onChange, isDisabled = false, ...rest } = props;
  return (
    <Root role="group" aria-label={label} {...rest}>
      {options.map((option) => (
        <Option
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          disabled={isDisabled}
          onClick={() => onChange(option.value)}
        >
          <PulseMark state={option.value} size={28} />
          <span>
            <b>{option.title}</b>
            <span>{option.note}</span>
          </span>
        </Option>
      ))}
    </Root>
  );
};
