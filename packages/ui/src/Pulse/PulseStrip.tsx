import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/typeStyles';
import { PulseMark, type PulseMarkState } from './PulseMark';

const Root = styled.ol`
  display: flex;
  flex-wrap: wrap;
  row-gap: 10px;
  margin-top: 3px;
  border-top: 1px solid var(--color-edge);
  padding-top: 8px;
  li {
    position: relative;
    display: grid;
    justify-items: start;
    gap: 3px;
    width: 36px;
    font-size: 0.75rem;
    color: var(--color-ink-muted);
    font-variant-numeric: tabular-nums;
  }
  li::before {
    content: '';
    position: absolute;
    top: -9px;
    left: 0;
    width: 1px;
    height: 6px;
    background: var(--color-edge);
  }
  li[aria-current] {
    color: var(--color-accent-text);
    font-weight: 680;
  }
  li[aria-current]::before {
    top: -13px;
    width: 3px;
    height: 10px;
    background: var(--color-accent);
  }
  li[aria-current] [data-bar='none'] {
    fill: var(--color-accent);
  }
  b {
    ${visuallyHidden}
  }
`;

/** A week of a {@link PulseStrip}. */
export interface PulseStripWeek {
  week: number;
  state: PulseMarkState;
  /** The week and its state in words, such as "Week 3: stuck". */
  label: string;
}

/** Props of {@link PulseStrip}; everything else goes to the list. */
export interface PulseStripProps extends HTMLAttributes<HTMLOListElement> {
  /** Says what it shows. */
  label: string;
  weeks: readonly PulseStripWeek[];
  /** The week that is on; none before and after the season. */
  current?: number | undefined;
}

/** A team's check-ins week by week below a ruler: shape says how each went, the current one is accent. */
export const PulseStrip = ({ label, weeks, current, ...rest }: PulseStripProps) => (
  <Root aria-label={label} {...rest}>
    {weeks.map(({ week, state, label: words }) => (
      <li key={week} aria-current={week === current ? 'step' : undefined}>
        <PulseMark state={state} size={20} />
        <span aria-hidden>{week}</span>
        <b>{words}</b>
      </li>
    ))}
  </Root>
);
