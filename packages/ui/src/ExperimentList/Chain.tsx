import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens';

const Root = styled.ol`
  display: grid;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    padding: 0 0 20px 24px;
    border-left: 1px solid var(--color-edge);
  }
  & > li::before {
    content: '';
    position: absolute;
    top: 9px;
    left: 0;
    width: 8px;
    height: 2px;
    background: var(--color-ink);
    forced-color-adjust: none;
  }
  & > li:nth-child(2)::before {
    width: 11px;
  }
  & > li:nth-child(3)::before {
    width: 14px;
  }
  & > li:nth-child(4)::before {
    width: 18px;
  }
  & > li:last-child {
    padding-bottom: 6px;
    border-color: transparent;
  }
  & > li > :is(h3, h4) {
    padding-top: 1px;
    font-size: 0.875rem;
    font-weight: 560;
    line-height: 1.45;
    color: var(--color-ink-muted);
  }
  & > li > div {
    display: grid;
    gap: 12px;
    min-width: 0;
  }
  & > li > div > p {
    max-width: 38rem;
    line-height: 1.5;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  ${media.lg} {
    & > li {
      grid-template-columns: 104px minmax(0, 1fr);
      gap: 16px;
    }
  }
`;

/** One step of a {@link Chain}. */
export interface ChainStep {
  key: string;
  label: ReactNode;
  content: ReactNode;
}

/** Props of {@link Chain}; everything else goes to the list. */
export interface ChainProps extends HTMLAttributes<HTMLOListElement> {
  /** Up to four: what was believed, tried, seen and decided. */
  steps: readonly ChainStep[];
  headingLevel?: 'h3' | 'h4';
}

/** How one came to a decision: steps on a rail whose ticks grow. */
export const Chain = ({ steps, headingLevel: Heading = 'h4', ...rest }: ChainProps) => (
  <Root {...rest}>
    {steps.map(({ key, label, content }) => (
      <li key={key}>
        <Heading>{label}</Heading>
        <div>{content}</div>
      </li>
    ))}
  </Root>
);
