import { styled } from 'styled-components';
import { media } from '../tokens';

export const Root = styled.table`
  width: 100%;
  border-collapse: collapse;
  border-top: 1px solid var(--color-edge);
  font-size: 0.9375rem;
  caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  th {
    height: 42px;
    padding: 0 14px 0 0;
    border-bottom: 1px solid var(--color-line);
    text-align: left;
    font-weight: 560;
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
    white-space: nowrap;
  }
  th button {
    display: inline-flex;
    gap: 5px;
    align-items: center;
    min-height: 32px;
    font-weight: inherit;
  }
  th svg {
    opacity: 0.55;
  }
  th[aria-sort] {
    color: var(--color-ink);
    font-weight: 640;
  }
  th[aria-sort] svg {
    opacity: 1;
  }
  td {
    height: 52px;
    padding: 6px 14px 6px 0;
    border-bottom: 1px solid var(--color-line);
    vertical-align: middle;
  }
  [data-column='action'] {
    padding-right: 0;
    text-align: right;
  }
  [data-column='select'] {
    width: 48px;
    padding-left: 14px;
  }
  tbody tr[data-selected] {
    background: color-mix(in srgb, var(--color-accent) 9%, var(--color-canvas));
  }
  tr[data-selected] > td:first-child {
    box-shadow: inset 3px 0 0 var(--color-accent);
  }
  /* A third for what leads the row, however long it is: it is cut or wraps instead of pushing the others out. */
  ${media.lg} {
    th[data-column='title'] {
      width: 32%;
    }
    td[data-column='title'] {
      max-width: 0;
    }
  }
  tbody tr:hover {
    background: color-mix(in srgb, var(--color-ink) 4%, transparent);
  }
  ${media.belowLg} {
    display: block;
    tbody {
      display: block;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    /* Whoever comes to a sort button by keyboard sees where they are. */
    thead:focus-within {
      position: static;
      display: block;
      width: auto;
      height: auto;
      clip-path: none;
      tr {
        display: flex;
        flex-wrap: wrap;
      }
    }
    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 2px 12px;
      align-items: center;
      padding: 14px 0;
      border-bottom: 1px solid var(--color-line);
    }
    td {
      display: block;
      height: auto;
      padding: 0;
      border: 0;
      min-width: 0;
    }
    [data-column='meta'] {
      grid-column: 1 / -1;
      font-size: 0.875rem;
      color: var(--color-ink-muted);
    }
    [data-column='hidden'] {
      display: none;
    }
    [data-column='action'] {
      grid-column: 2;
      grid-row: 1;
    }
    &[data-selectable] tbody tr {
      grid-template-columns: auto minmax(0, 1fr) auto;
      padding-inline: 10px 0;
    }
    &[data-selectable] [data-column='select'] {
      width: auto;
      padding: 0;
      align-self: start;
    }
    &[data-selectable] td[data-column='meta'] {
      grid-column: 2 / -1;
    }
    &[data-selectable] td[data-column='action'] {
      grid-column: 3;
    }
    tr[data-selected] > td:first-child {
      box-shadow: none;
    }
    tbody tr[data-selected] {
      box-shadow: inset 3px 0 0 var(--color-accent);
    }
  }
`;
