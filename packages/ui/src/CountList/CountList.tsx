import type { OlHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LinkComponent } from '../Link';
import { TextLink } from '../Link';

const Root = styled.ol`
  display: grid;
  gap: 14px;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: baseline;
    font-size: 0.9375rem;
  }
  a {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    justify-content: space-between;
    padding-block: 2px;
  }
  &[data-noted] li {
    grid-template-columns: minmax(0, 1fr) 3.5rem;
  }
  b {
    font-weight: 660;
    font-variant-numeric: tabular-nums;
  }
  li > span {
    text-align: right;
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
    font-variant-numeric: tabular-nums;
  }
  svg {
    grid-column: 1 / -1;
    width: 100%;
    height: 7px;
    margin-top: 4px;
  }
  rect {
    fill: color-mix(in srgb, var(--color-ink) 84%, var(--color-canvas));
  }
  rect[data-rest] {
    fill: color-mix(in srgb, var(--color-ink) 12%, var(--color-canvas));
  }
  [aria-current] rect:not([data-rest]) {
    fill: var(--color-accent);
  }
  @media (pointer: coarse) {
    a {
      align-items: center;
      min-height: 44px;
    }
  }
`;

/** A line of a {@link CountList}. */
export interface CountItem {
  key: string;
  name: ReactNode;
  /** Written, such as "1,284". */
  count: ReactNode;
  /** Of the whole bar, 0 to 1. */
  share: number;
  /** Right of it, such as "91 %". */
  note?: ReactNode;
  /** Leads to what is counted. */
  href: string;
  /** Now: in accent. */
  isCurrent?: boolean;
}

/** Props of {@link CountList}; everything else goes to the list. */
export interface CountListProps extends Omit<OlHTMLAttributes<HTMLOListElement>, 'children'> {
  items: readonly CountItem[];
  linkComponent?: LinkComponent;
}

const percent = (share: number) => `${Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 10}%`;

/** Counts below each other, each with its bar and the way to what it counts. */
export const CountList = ({ items, linkComponent = 'a', ...rest }: CountListProps) => (
  <Root data-noted={items.some(({ note }) => note !== undefined) ? '' : undefined} {...rest}>
    {items.map(({ key, name, count, share, note, href, isCurrent }) => (
      <li key={key} aria-current={isCurrent ? 'step' : undefined}>
        <TextLink href={href} variant="plain" linkComponent={linkComponent}>
          {name} <b>{count}</b>
        </TextLink>
        {note !== undefined && <span>{note}</span>}
        <svg aria-hidden>
          <rect data-rest="" width="100%" height="7" />
          <rect width={percent(share)} height="7" />
        </svg>
      </li>
    ))}
  </Root>
);
