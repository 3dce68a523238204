import type { OlHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/typeStyles';
import { media } from '../tokens';

const Root = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  width: 100%;
  max-width: 560px;
  &:has(> :nth-child(5)) {
    max-width: 860px;
  }
  ${media.belowMd} {
    position: relative;
    padding-bottom: 1.6em;
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: 6px 7px;
  font-size: 0.9375rem;
  line-height: 1.35;
  color: var(--color-ink-muted);
  & > :last-child {
    padding-right: 8px;
    overflow-wrap: anywhere;
  }
  &[data-state='done'] {
    color: var(--color-ink);
  }
  &[data-state='now'] {
    color: var(--color-accent-text);
    font-weight: 620;
  }
  small {
    ${visuallyHidden}
  }
  /* There is room for one name: that of the current step, on a line of its own. */
  ${media.belowMd} {
    & > :last-child {
      ${visuallyHidden}
    }
    &[aria-current] > :last-child {
      inset: auto 0 0;
      width: auto;
      height: auto;
      clip-path: none;
      text-overflow: ellipsis;
    }
  }
`;

const Ruler = styled.span`
  grid-column: 1 / -1;
  display: flex;
  align-items: flex-end;
  height: 16px;
  border-bottom: 1px solid var(--color-edge);
  i {
    flex: 1;
    height: 6px;
    border-left: 1px solid var(--color-edge);
  }
  i:first-child {
    height: 14px;
  }
  [data-state='done'] > &,
  [data-state='done'] > & i {
    border-color: var(--color-ink);
  }
  [data-state='now'] > &,
  [data-state='now'] > & i {
    border-color: var(--color-accent);
  }
  [data-state='now'] > & i:first-child {
    border-left-width: 3px;
  }
`;

/** Props of {@link Stepper}; everything else goes to the list. */
export interface StepperProps extends OlHTMLAttributes<HTMLOListElement> {
  steps: readonly { key: string; name: ReactNode }[];
  /** Index of the step at hand; the length of `steps` when all are done. */
  current: number;
  /** The step at hand is over and none follows it: it is done, and still the one that is named. */
  isOver?: boolean;
  /** Says of a passed step that it is done; read aloud. */
  doneLabel: string;
}

/** How far one is: one ruler, seven ticks a step. Below 48em only the current step has its name, on a line below. */
export const Stepper = ({ steps, current, isOver = false, doneLabel, ...rest }: StepperProps) => (
  <Root {...rest}>
    {steps.map(({ key, name }, index) => {
      const isCurrent = index === current;
      const state = index < current || (isCurrent && isOver) ? 'done' : isCurrent ? 'now' : 'next';
      return (
        <Step key={key} data-state={state} aria-current={isCurrent ? 'step' : undefined}>
          <Ruler aria-hidden>
            {Array.from({ length: 7 }, (_, tick) => (
              <i key={tick} />
            ))}
          </Ruler>
          <b>{index + 1}</b>
          <span>
            {name}
            {state === 'done' && <small> {doneLabel}</small>}
          </span>
        </Step>
      );
    })}
  </Root>
);
