import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.p`
  display: flex;
  gap: 16px;
  align-items: center;
  padding-top: 16px;
  font-size: 0.875rem;
  line-height: 1.45;
  color: var(--color-ink-muted);
  b {
    color: var(--color-ink);
    font-weight: 650;
  }
  &[data-off] [data-said] b {
    color: var(--color-caution);
  }
`;

const Bar = styled.span`
  position: relative;
  display: flex;
  flex: 0 0 160px;
  gap: 3px;
  height: 10px;
  i {
    flex: var(--weight) 1 0;
    min-width: 1px;
    background: var(--color-ink);
    forced-color-adjust: none;
  }
  i[data-rest] {
    background: none;
    box-shadow: inset 0 0 0 1px var(--color-caution);
  }
  /* What is more than all of it. */
  i[data-excess] {
    position: absolute;
    inset: 0 0 0 auto;
    width: calc(var(--share) * 100%);
    background:
      repeating-linear-gradient(135deg, var(--color-caution) 0 2px, transparent 2px 4px), var(--color-canvas);
    box-shadow: inset 0 0 0 1px var(--color-caution);
  }
`;

interface WeightSumProps {
  weights: readonly number[];
  sum: number;
  children: ReactNode;
}

/** All weights as one bar of 100 %: what is missing is an outline, what is too much is striped. */
export const WeightSum = ({ weights, sum, children }: WeightSumProps) => (
  <Root data-off={sum === 100 ? undefined : ''}>
    <Bar aria-hidden>
      {weights.map((weight, index) => (
        <i key={index} style={{ '--weight': weight } as object} />
      ))}
      {sum > 100 && <i data-excess="" style={{ '--share': (sum - 100) / sum } as object} />}
      {sum < 100 && <i data-rest="" style={{ '--weight': 100 - sum } as object} />}
    </Bar>
    <span data-said="" role="status">
      {children}
    </span>
  </Root>
);
