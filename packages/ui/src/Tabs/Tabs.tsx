import { useEffect, useRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LinkComponent } from '../Link';
import { media } from '../tokens';

const Root = styled.nav`
  --tab-padding: 12px;
  position: relative;
  display: flex;
  gap: 4px;
  border-bottom: 1px solid var(--color-line);
  overflow-x: auto;
  overflow-y: hidden;
  scrollbar-width: none;
  a {
    position: relative;
    padding: 12px var(--tab-padding) 13px;
    font-size: 0.9375rem;
    font-weight: 600;
    color: var(--color-ink-muted);
    white-space: nowrap;
  }
  a:first-child {
    padding-left: 0;
  }
  a:hover,
  a[aria-current] {
    color: var(--color-ink);
  }
  a[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto var(--tab-padding) 0;
    height: 3px;
    background: var(--color-accent);
    forced-color-adjust: none;
  }
  a:first-child::after {
    left: 0;
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  span {
    display: inline-block;
    /* A count that comes late moves no tab beside it. */
    min-width: 2ch;
    margin-left: 5px;
    font-weight: 480;
    font-variant-numeric: tabular-nums;
  }
  /* Four tabs of German words stand side by side on a phone. */
  ${media.belowMd} {
    --tab-padding: 8px;
  }
`;

/** A tab: a page of its own with its own address. */
export interface TabItem {
  key: string;
  href: string;
  label: ReactNode;
  /** Empty text while it is not known yet. */
  count?: ReactNode;
  isCurrent?: boolean;
}

/** Props of {@link Tabs}; everything else goes to the root. */
export interface TabsProps extends HTMLAttributes<HTMLElement> {
  label: string;
  items: readonly TabItem[];
  linkComponent?: LinkComponent;
}

/** Views of one thing, each with its own address; one scrolling row on phones. */
export const Tabs = ({ label, items, linkComponent: Link = 'a', ...rest }: TabsProps) => {
  const root = useRef<HTMLElement>(null);
  const currentKey = items.find(({ isCurrent }) => isCurrent)?.key;
  useEffect(() => {
    const row = root.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !current) return;
    // In the middle, so that both neighbours show that the row goes on; again when a phone is turned.
    const observer = new ResizeObserver(() => {
      row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [currentKey]);
  return (
    <Root ref={root} aria-label={label} {...rest}>
      {items.map(({ key, href, label: word, count, isCurrent }) => (
        <Link key={key} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {word}
          {count !== undefined && <span>{count}</span>}
        </Link>
      ))}
    </Root>
  );
};
