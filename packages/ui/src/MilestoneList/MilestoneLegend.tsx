import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { WeekState } from '../geometry/weekStates';
import { WeekLetter } from '../WeekShape';

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  font-size: 0.875rem;
  line-height: 1.45;
  color: var(--color-ink-muted);
  li {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  svg {
    flex: none;
  }
`;

/** Props of {@link MilestoneLegend}; everything else goes to the list. */
export interface MilestoneLegendProps extends HTMLAttributes<HTMLUListElement> {
  /** The states that are in use, each in words. */
  states: readonly { state: WeekState; label: ReactNode }[];
}

/** Says which shape means what; put it below a growth line or a list that shows states without words. */
export const MilestoneLegend = ({ states, ...rest }: MilestoneLegendProps) => (
  <Root {...rest}>
    {states.map(({ state, label }) => (
      <li key={state}>
        <WeekLetter
          letter="E"
          state={state}
          share={state === 'now' ? 0.5 : 1}
          drawnWidth={16}
          drawnHeight={20}
        />
        {label}
      </li>
    ))}
  </Root>
);
