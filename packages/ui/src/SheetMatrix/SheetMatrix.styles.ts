import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/typeStyles';
import { media } from '../tokens';

/** The names stay in sight while many jurors scroll below them. */
export const Frame = styled.div`
  position: relative;
  overflow-x: auto;
  scrollbar-width: thin;
`;

export const Root = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: 0.875rem;
  line-height: 1.3;
  th,
  td {
    padding: 0;
    border-bottom: 1px solid var(--color-line);
    font-weight: inherit;
    text-align: left;
  }
  thead th {
    height: 66px;
    padding: 12px 0 10px;
    vertical-align: bottom;
    font-size: 0.75rem;
    color: var(--color-ink-muted);
  }
  th:first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    min-width: 108px;
    padding-right: 8px;
    background: var(--color-canvas);
  }
  [data-juror] {
    width: 44px;
    vertical-align: top;
    text-align: center;
    color: var(--color-ink);
  }
  [data-juror] > span:last-child {
    display: grid;
    justify-items: center;
    gap: 4px;
  }
  /* No wider than its cells, however long the name. */
  [data-juror] span span {
    max-width: 44px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-juror] small {
    max-width: 44px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: inherit;
    color: var(--color-ink-muted);
  }
  [data-said] {
    ${visuallyHidden}
  }
  [data-team] {
    display: flex;
    gap: 10px;
    align-items: center;
    min-width: 0;
  }
  [data-team] svg {
    display: none;
  }
  [data-team] b {
    display: block;
    font-weight: 620;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  [data-team] small {
    font-size: 0.75rem;
    color: var(--color-ink-muted);
    font-variant-numeric: tabular-nums;
  }
  [data-gap] :is([data-team] small, [data-count]) {
    color: var(--color-caution);
    font-weight: 640;
  }
  tbody th {
    padding-block: 6px;
  }
  td {
    height: 48px;
  }
  td > :is(button, span) {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-inline: auto;
  }
  button:hover > span,
  button[aria-expanded='true'] > span {
    box-shadow:
      0 0 0 2px var(--color-canvas),
      0 0 0 3px var(--color-ink);
  }
  button:focus-visible {
    outline-offset: -3px;
  }
  [data-count] {
    display: none;
  }
  ${media.md} {
    font-size: 0.9375rem;
    [data-juror] {
      width: 56px;
    }
    [data-juror] :is(span span, small) {
      max-width: 54px;
    }
    [data-team] svg {
      display: block;
    }
    [data-team] small {
      display: none;
    }
    [data-count] {
      display: table-cell;
      width: 76px;
      padding-left: 12px;
      text-align: right;
      font-size: 0.875rem;
      white-space: nowrap;
    }
  }
`;
