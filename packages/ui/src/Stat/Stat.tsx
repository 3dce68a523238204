import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { typeStyles } from '../theme/typeStyles';
import { media } from '../tokens';

/** A row of figures on hairlines. */
export const StatList = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 24px;
  border-bottom: 1px solid var(--color-line);
  & > * {
    padding: 18px 0;
    border-top: 1px solid var(--color-line);
  }
  ${media.md} {
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(auto-fit, minmax(0, max-content));
    justify-content: space-between;
    & > * {
      padding: 22px 0;
      border-top: 0;
    }
  }
`;

const Root = styled.div`
  dt {
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
  b {
    display: block;
    ${typeStyles.figure}
  }
  span {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
`;

/** Props of {@link Stat}; everything else goes to the root. */
export interface StatProps extends HTMLAttributes<HTMLDivElement> {
  label: ReactNode;
  figure: ReactNode;
  /** One comparison in words. */
  comparison?: ReactNode;
}

/** A figure with its label; put it in a {@link StatList}. */
export const Stat = ({ label, figure, comparison, ...rest }: StatProps) => (
  <Root {...rest}>
    <dt>{label}</dt>
    <dd>
      <b>{figure}</b>
      {comparison && <span>{comparison}</span>}
    </dd>
  </Root>
);
