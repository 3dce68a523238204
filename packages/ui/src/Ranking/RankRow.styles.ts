import { styled } from 'styled-components';
import { media } from '../tokens';
import { room } from './rankingRoom';
import { cutLook, placeLook, rowLook } from './rowLooks';
import { rowHeight } from './rankingTypes';

/** Drawn near the window only; 44 px high where two lists have room. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto 48px;
  gap: 6px 10px;
  align-items: center;
  padding-block: 11px 7px;
  content-visibility: auto;
  contain-intrinsic-height: auto 91px;
  font-size: 0.9375rem;
  ${rowLook}
  ${placeLook}
  ${cutLook}
  [data-team] {
    display: flex;
    gap: 10px;
    align-items: center;
    min-width: 0;
    line-height: 1.25;
  }
  [data-team] > span {
    display: grid;
    min-width: 0;
  }
  [data-name] {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 8px;
    align-items: center;
    min-width: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  &[data-out] [data-name] {
    font-weight: 450;
  }
  [data-detail],
  [data-close] {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
  [data-close] {
    color: var(--color-caution);
    font-weight: 560;
  }
  /* The row is the target; its notes stand above. */
  [data-name] button {
    min-width: 0;
    font-weight: inherit;
    overflow-wrap: anywhere;
    hyphens: auto;
    /* Clear of the bar at the lower edge. */
    scroll-margin-block: 24px 120px;
  }
  [data-name] button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover:not([data-selected]):has([data-name] button) {
    background-color: color-mix(in srgb, var(--color-ink) 4%, transparent);
  }
  [data-moved] {
    display: inline-flex;
    justify-self: end;
    gap: 1px;
    align-items: center;
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  [data-moved] i {
    font-style: normal;
  }
  [data-moved='not'] {
    color: var(--color-ink-muted);
  }
  [data-score] {
    min-width: 40px;
    text-align: right;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  /* One scale in all rows, whatever else stands in them. */
  & > svg {
    grid-row: 2;
    grid-column: 2;
    width: 140px;
  }
  ${media.sm} {
    & > svg {
      width: var(--spread);
    }
  }
  &[data-single] [data-score] {
    grid-column: 4;
  }
  [data-aside] {
    grid-row: 2;
    grid-column: 3 / -1;
    display: flex;
    gap: 6px;
    align-items: center;
    justify-content: flex-end;
    min-height: 32px;
    font-size: 0.8125rem;
    font-weight: 600;
  }
  [data-apart] {
    display: inline-flex;
    gap: 5px;
    align-items: center;
    color: var(--color-caution);
  }
  [data-aside] button {
    position: relative;
    z-index: 1;
    display: inline-flex;
    gap: 5px;
    align-items: center;
    justify-content: flex-end;
    min-width: 44px;
    height: 44px;
    margin-block: -6px;
    color: var(--color-ink-muted);
    font-variant-numeric: tabular-nums;
  }
  [data-aside] button:hover {
    color: var(--color-ink);
  }
  ${room.two} {
    height: ${rowHeight}px;
    grid-template-columns: var(--columns);
    gap: 0 var(--gap);
    padding-block: 0;
    contain-intrinsic-height: ${rowHeight}px;
    &[data-single] {
      grid-template-columns: var(--columns-single);
    }
    [data-name] {
      flex-wrap: nowrap;
    }
    [data-name] button {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    [data-detail] {
      display: none;
    }
    [data-close] {
      font-size: 0.75rem;
    }
    & > svg {
      width: var(--spread);
    }
    & > svg,
    &[data-single] [data-score],
    [data-aside] {
      grid-row: auto;
      grid-column: auto;
    }
    [data-moved] {
      justify-self: start;
    }
    [data-aside] {
      gap: 0;
    }
    [data-aside] button {
      margin-block: 0;
    }
    [data-apart] svg {
      display: none;
    }
  }
  ${room.ample} {
    [data-apart] svg {
      display: block;
    }
  }
`;
