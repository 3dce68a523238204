import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { emptyBars } from '../geometry/rulers';
import { Text } from '../Text';

const bars = emptyBars();

const Root = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  p {
    max-width: 26rem;
  }
  rect {
    fill: none;
    stroke: var(--color-edge);
    stroke-dasharray: 2 3;
  }
  [data-actions] {
    margin-top: 8px;
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
`;

/** Props of {@link EmptyState}; everything else goes to the root. */
export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What is missing. */
  title: ReactNode;
  /** What to do, or what will be here. */
  description?: ReactNode;
  /** One button. */
  action?: ReactNode;
  headingLevel?: 'h2' | 'h3';
}

/** Nothing here yet: what is missing, what to do, and dashed bars where it is the whole page and no part of it (`h3`). */
export const EmptyState = ({ title, description, action, headingLevel = 'h2', ...rest }: EmptyStateProps) => (
  <Root data-empty="" {...rest}>
    {headingLevel === 'h2' && (
      <svg width="176" height="58" aria-hidden>
        {bars.map((bar) => (
          <rect key={bar.x} {...bar} />
        ))}
      </svg>
    )}
    <Text as={headingLevel} step="h3">
      {title}
    </Text>
    {description && (
      <Text step="ui" tone="muted">
        {description}
      </Text>
    )}
    {action && <div data-actions="">{action}</div>}
  </Root>
);
