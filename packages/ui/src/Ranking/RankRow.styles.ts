import { css, styled } from 'styled-components';
import { visuallyHidden } from '../theme/typeStyles';
import { media } from '../tokens';
import { rowHeight } from './rankingTypes';

/** A place, and that others share it. */
export const placeLook = css`
  [data-place] {
    font-size: 0.875rem;
    color: var(--color-ink-muted);
    font-variant-numeric: tabular-nums;
  }
  [data-place] i {
    margin-left: 3px;
    font-style: normal;
    font-weight: 700;
    color: var(--color-caution);
  }
  small {
    ${visuallyHidden}
  }
`;

/** Reaches 8 px beyond its list on both sides, so that the ground of a selected row leaves room around its words. */
export const rowLook = css`
  position: relative;
  margin-inline: -8px;
  padding-inline: 8px;
  background: linear-gradient(var(--color-line) 0 0) 50% 100% / calc(100% - 16px) 1px no-repeat;
  &[data-selected] {
    background-color: color-mix(in srgb, var(--color-accent) 9%, var(--color-canvas));
    box-shadow: inset 3px 0 0 var(--color-accent);
  }
`;

/** The line below the last one that goes on, where the rows draw it. */
export const cutLook = css`
  ${media.belowLg} {
    /* The line stands outside its box, which would cut it off while it is drawn near the window only. */
    &[data-cut] {
      margin-bottom: 30px;
      content-visibility: visible;
    }
    &[data-cut]::after {
      content: attr(data-cut) / '';
      position: absolute;
      inset: calc(100% + 2px) auto auto 8px;
      height: 26px;
      width: max-content;
      padding: 2px 10px 0;
      font-size: 0.8125rem;
      font-weight: 680;
      line-height: 22px;
      background: var(--color-accent);
      color: var(--color-on-accent);
      border-radius: 0 0 var(--radius-xs) var(--radius-xs);
    }
    &[data-cut]::before {
      content: '';
      position: absolute;
      inset: auto 8px -2px;
      height: 2px;
      background: var(--color-accent);
    }
    &[data-cut]::after,
    &[data-cut]::before {
      forced-color-adjust: none;
    }
  }
`;

/** Drawn near the window only; 44 px high from 62em. */
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
  & > svg {
    grid-row: 2;
    grid-column: 2;
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
  ${media.lg} {
    height: ${rowHeight}px;
    grid-template-columns: 32px minmax(0, 1fr) 32px 178px 40px 120px;
    gap: 0 12px;
    padding-block: 0;
    contain-intrinsic-height: ${rowHeight}px;
    &[data-single] {
      grid-template-columns: 32px minmax(0, 1fr) 178px 40px 120px;
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
    & > svg,
    &[data-single] [data-score],
    [data-aside] {
      grid-row: auto;
      grid-column: auto;
    }
    [data-aside] button {
      margin-block: 0;
    }
  }
`;
