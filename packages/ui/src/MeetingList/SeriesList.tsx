import type { LiHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';

/** Office hours that come back, and small lists like it. */
export const SeriesList = styled.ul``;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  min-height: 44px;
  padding: 10px 0;
  border-bottom: 1px solid var(--color-line);
  font-size: 0.9375rem;
  line-height: 1.4;
  overflow-wrap: anywhere;
  & > div:first-child {
    display: grid;
  }
  b {
    font-weight: 640;
  }
  small {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
`;

/** Props of {@link SeriesRow}; everything else goes to the `<li>`. */
export interface SeriesRowProps extends Omit<LiHTMLAttributes<HTMLLIElement>, 'title'> {
  title: ReactNode;
  lines?: readonly ReactNode[];
  /** A menu or a small button. */
  action?: ReactNode;
}

/** One of them; what else belongs to it are its children. Put it in a {@link SeriesList}. */
export const SeriesRow = ({ title, lines = [], action, children, ...rest }: SeriesRowProps) => (
  <Row {...rest}>
    <div>
      <b>{title}</b>
      {lines.map((line, index) => (
        <small key={index}>{line}</small>
      ))}
      {children}
    </div>
    {action}
  </Row>
);
