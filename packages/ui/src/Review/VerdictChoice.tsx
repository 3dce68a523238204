import { Check, CornerUpLeft } from 'lucide-react';
import { useId } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { choiceLook } from '../theme/choiceLook';
import { media } from '../tokens';
import { Key } from './KeyHints';

const Root = styled.div`
  display: grid;
  /* Below each other where long words would break. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: 10px;
`;

const Option = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 10px;
  align-items: start;
  min-width: 0;
  min-height: 64px;
  padding: 12px;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-sm);
  line-height: 1.3;
  overflow-wrap: anywhere;
  &:hover {
    border-color: var(--color-ink);
  }
  ${choiceLook}
  & > span {
    display: grid;
    gap: 1px;
  }
  small {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
  svg {
    margin-top: 1px;
  }
  /* Phones have no keys, and a long word takes their place. */
  ${media.belowLg} {
    grid-template-columns: auto 1fr;
    hyphens: auto;
    kbd {
      display: none;
    }
  }
  &:has(:checked) :is(small, kbd) {
    color: inherit;
    border-color: currentColor;
    opacity: 0.86;
  }
  &:has(:disabled) {
    border-style: dashed;
    cursor: not-allowed;
  }
`;

/** One of the two answers of a {@link VerdictChoice}. */
export interface VerdictOption {
  value: 'accepted' | 'changes_requested';
  title: ReactNode;
  /** What follows from it, in a few words. */
  note: ReactNode;
  /** The key that chooses it. */
  keyName?: string | undefined;
}

/** Props of {@link VerdictChoice}; everything else goes to the group. */
export interface VerdictChoiceProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange'> {
  /** What is chosen, for whoever does not see it above. */
  label: string;
  options: readonly VerdictOption[];
  value: VerdictOption['value'] | undefined;
  onChange: (value: VerdictOption['value']) => void;
  isDisabled?: boolean;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Accept or ask to revise: two large radio buttons beside each other, the chosen one solid. */
export const VerdictChoice = (props: VerdictChoiceProps) => {
  const { label, options, value, onChange, isDisabled = false, ...rest } = props;
  const name = useId();
  return (
    <Root role="radiogroup" aria-label={label} {...rest}>
      {options.map((option) => (
        <Option key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={isDisabled}
            onChange={() => onChange(option.value)}
          />
          {option.value === 'accepted' ? <Check {...icon} /> : <CornerUpLeft {...icon} />}
          <span>
            <b>{option.title}</b>
            <small>{option.note}</small>
          </span>
          {option.keyName !== undefined && <Key aria-hidden>{option.keyName}</Key>}
        </Option>
      ))}
    </Root>
  );
};
