import { styled } from 'styled-components';
import { media } from '../tokens';

/** px of a row with its rule: on phones two lines, else one. */
export const rowHeights = { phone: 116, wide: 61 } as const;

/** px at the edges of the window that what sticks there takes. */
export const clearOf = { phone: 148, wide: 176, below: 96 } as const;

export const Line = styled.div`
  height: ${rowHeights.phone}px;
  align-items: center;
  padding: 10px 0 4px;
  border-bottom: 1px solid var(--color-line);
  position: relative;
  &[aria-selected='true'] {
    background: color-mix(in srgb, var(--color-accent) 9%, var(--color-canvas));
    box-shadow: inset 3px 0 0 var(--color-accent);
  }
  [data-select] {
    position: relative;
    z-index: 1;
    padding-left: 8px;
  }
  [data-name] {
    grid-column: 2 / span 6;
    min-width: 0;
  }
  [data-status] {
    grid-column: 8 / -1;
    justify-self: end;
    min-width: 0;
    overflow: hidden;
    white-space: nowrap;
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
  [data-week] {
    grid-row: 2;
    grid-column: var(--column);
    height: 44px;
  }
  [data-aside] {
    display: none;
  }
  button {
    display: block;
    width: 100%;
    height: 100%;
    min-width: 0;
    text-align: left;
  }
  /* Clear of what sticks above the rows, and of what floats below them. */
  :is(button, input) {
    scroll-margin-block: ${clearOf.phone}px ${clearOf.below}px;
  }
  [data-name] button {
    display: flex;
    gap: 12px;
    align-items: center;
  }
  /* The row is the target. */
  [data-name] button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  [data-name] span {
    display: grid;
    min-width: 0;
    line-height: 1.3;
  }
  [data-name] b,
  [data-name] small {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  [data-name] small {
    font-size: 0.75rem;
    color: var(--color-ink-muted);
  }
  [data-week] button {
    display: grid;
    place-items: center;
    pointer-events: none;
  }
  button:focus-visible {
    outline-offset: -3px;
  }
  ${media.md} {
    height: ${rowHeights.wide}px;
    padding: 0;
    [data-select] {
      padding-left: 12px;
    }
    [data-name],
    [data-status] {
      grid-column: auto;
      justify-self: stretch;
    }
    [data-name],
    [data-week] {
      height: 60px;
    }
    [data-week] {
      grid-row: auto;
      grid-column: auto;
    }
    [data-status] {
      display: none;
    }
    [data-aside] {
      display: flex;
      gap: 8px;
      align-items: center;
      min-width: 0;
      padding-left: 14px;
      overflow: hidden;
      white-space: nowrap;
      font-size: 0.875rem;
    }
    :is(button, input) {
      scroll-margin-top: ${clearOf.wide}px;
    }
    [data-name] button::after {
      content: none;
    }
    [data-name] button:hover b {
      text-decoration: underline;
    }
    [data-week] button {
      pointer-events: auto;
      padding-top: 4px;
    }
    [data-week] button:hover {
      background: color-mix(in srgb, var(--color-ink) 6%, transparent);
    }
  }
  ${media.xl} {
    [data-status] {
      display: block;
    }
  }
`;
