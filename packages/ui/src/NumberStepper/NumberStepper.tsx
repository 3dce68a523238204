import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Input } from '../Input';

/** Numbers under each other; name it by its `<legend>`. */
export const NumberStepperList = styled.div`
  border-top: 1px solid var(--color-line);
`;

const Row = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  padding: 8px 0;
  border-bottom: 1px solid var(--color-line);
  label {
    min-width: 0;
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
  & > span {
    display: flex;
    flex: none;
    gap: 4px;
  }
  input {
    width: 88px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  input[aria-invalid='true'] {
    border-color: var(--color-critical);
  }
  button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 1px solid var(--color-edge);
    border-radius: var(--radius-sm);
  }
  button:hover:enabled {
    border-color: var(--color-ink);
  }
  button:disabled {
    border-color: var(--color-line);
    color: var(--color-ink-muted);
    cursor: not-allowed;
  }
`;

/** Props of {@link NumberStepper}; everything else goes to the `<input>`. */
export interface NumberStepperProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'type' | 'min' | 'max' | 'step'
> {
  label: ReactNode;
  /** What is typed. */
  value: string;
  onChange: (value: string) => void;
  /** One less and one more of what is typed; undefined where there is none. */
  onStep: { readonly less: (() => void) | undefined; readonly more: (() => void) | undefined };
  /** Names the buttons, such as "One interview less". */
  labels: { less: string; more: string };
}

/** A count that is typed or stepped through; its buttons are 44 px. Put it in a {@link NumberStepperList}. */
export const NumberStepper = (props: NumberStepperProps) => {
  const { label, value, onChange, onStep, labels, ...rest } = props;
  const id = useId();
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      <span>
        <button type="button" aria-label={labels.less} disabled={!onStep.less} onClick={onStep.less}>
          <Minus size={16} strokeWidth={1.75} aria-hidden />
        </button>
        <Input
          inputMode="numeric"
          autoComplete="off"
          {...rest}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="button" aria-label={labels.more} disabled={!onStep.more} onClick={onStep.more}>
          <Plus size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </span>
    </Row>
  );
};
