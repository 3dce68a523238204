import { Minus, Plus } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button';

const Root = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) 44px;
  gap: 12px;
  align-items: center;
  text-align: center;
  line-height: 1.3;
  p {
    display: grid;
    font-size: 0.9375rem;
  }
  small {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
  &[data-large] b {
    font-family: var(--font-display);
    font-size: 2.5rem;
    font-weight: 780;
    line-height: 1;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  &[data-large] small {
    margin-top: 4px;
    font-size: 0.875rem;
  }
`;

/** Props of {@link CutStepper}; everything else goes to the root. */
export interface CutStepperProps extends HTMLAttributes<HTMLDivElement> {
  cut: number;
  /** How many teams there are. */
  count: number;
  /** Without it the line stands fast, and there are no buttons. */
  onCutChange?: ((cut: number) => void) | undefined;
  /** What it says: the figure, and what stands below it. Told when it changes. */
  figure: ReactNode;
  detail?: ReactNode;
  /** The figure is set in display. */
  isLarge?: boolean;
  labels: { line: string; fewer: string; more: string };
}

/** How many go on, with one fewer and one more. At an end a button keeps the focus and does nothing. */
export const CutStepper = (props: CutStepperProps) => {
  const { cut, count, onCutChange, figure, detail, isLarge = false, labels, ...rest } = props;
  const button = (next: number, label: string, icon: ReactNode) =>
    onCutChange ? (
      <Button
        isIconOnly
        aria-label={label}
        aria-disabled={next < 0 || next > count ? true : undefined}
        onClick={() => onCutChange(next)}
      >
        {icon}
      </Button>
    ) : (
      <span />
    );
  return (
    <Root role="group" aria-label={labels.line} data-large={isLarge ? '' : undefined} {...rest}>
      {button(cut - 1, labels.fewer, <Minus size={18} strokeWidth={1.75} aria-hidden />)}
      <p role="status">
        <b>{figure}</b>
        {detail && <small>{detail}</small>}
      </p>
      {button(cut + 1, labels.more, <Plus size={18} strokeWidth={1.75} aria-hidden />)}
    </Root>
  );
};
