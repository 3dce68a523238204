import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { typeStyles } from '../theme/typeStyles';
import { barHeights, scaleSteps, type ScaleStep } from './scaleSteps';

const List = styled.ol`
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 18px;
    align-items: end;
    padding: 14px 0;
    border-bottom: 1px solid var(--color-line);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  p {
    display: grid;
  }
  small {
    ${typeStyles.small}
    align-self: center;
    text-align: right;
    color: var(--color-ink-muted);
    font-variant-numeric: tabular-nums;
  }
`;

const Bars = styled.svg`
  rect {
    fill: none;
    stroke: var(--color-edge);
    stroke-width: 1.25;
  }
  rect[data-filled] {
    fill: var(--color-ink);
    stroke: var(--color-ink);
  }
`;

/** Props of {@link StepSummary}; everything else goes to the list. */
export interface StepSummaryProps extends HTMLAttributes<HTMLOListElement> {
  items: readonly {
    key: string;
    name: ReactNode;
    step: ScaleStep;
    /** Says the step in words, such as "4 of 5". */
    label: string;
    /** What the step stands for. */
    anchor: ReactNode;
    weight: ReactNode;
  }[];
}

/** A sheet that is handed in or locked: each criterion with its step as bars, and what it stands for. */
export const StepSummary = ({ items, ...rest }: StepSummaryProps) => (
  <List {...rest}>
    {items.map(({ key, name, step, label, anchor, weight }) => (
      <li key={key}>
        <Bars width="48" height="36" role="img" aria-label={label}>
          {scaleSteps.map((one) => (
            <rect
              key={one}
              data-filled={one <= step ? '' : undefined}
              x={(one - 1) * 10 + 0.75}
              y={36.75 - barHeights[one]}
              width="6.5"
              height={barHeights[one] - 1.5}
            />
          ))}
        </Bars>
        <p>
          <b>{name}</b>
          <span>{anchor}</span>
        </p>
        <small>{weight}</small>
      </li>
    ))}
  </List>
);
