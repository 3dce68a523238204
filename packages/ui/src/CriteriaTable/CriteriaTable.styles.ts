import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/typeStyles';
import { media } from '../tokens';

/** From 62em a table, below it a disclosure for each criterion; the roles are written out, since such a layout takes them away. */
export const Root = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  line-height: 1.4;
  caption,
  [data-said] {
    ${visuallyHidden}
  }
  th,
  td {
    padding: 0;
    text-align: left;
    font-weight: inherit;
    vertical-align: top;
  }
  [data-weight] > span {
    display: inline-flex;
    gap: 2px;
    align-items: center;
  }
  [data-weight] b {
    min-width: 48px;
    text-align: center;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  [data-weight] button {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: var(--radius-sm);
    color: var(--color-ink-muted);
  }
  [data-weight] button:hover {
    color: var(--color-ink);
    background: color-mix(in srgb, var(--color-ink) 8%, transparent);
  }
  [data-weight] button[aria-disabled='true'] {
    opacity: 0.4;
    cursor: not-allowed;
  }
  [data-name] b {
    font-weight: 640;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  [data-name] small {
    display: block;
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
  ${media.lg} {
    table-layout: fixed;
    th,
    td {
      padding: 16px 20px 16px 0;
      border-bottom: 1px solid var(--color-line);
    }
    thead th {
      padding-block: 14px 10px;
      vertical-align: bottom;
      font-size: 0.8125rem;
      color: var(--color-ink-muted);
    }
    thead [data-step] > span {
      display: flex;
      gap: 9px;
      align-items: flex-end;
      color: var(--color-ink);
    }
    thead b {
      line-height: 1;
    }
    [data-name] {
      width: 21%;
    }
    [data-name] small {
      margin-top: 2px;
    }
    [data-weight] {
      width: 156px;
    }
    td[data-weight] > span {
      margin: -8px 0 0 -12px;
    }
    &[data-fixed] [data-weight] {
      width: 104px;
    }
    &[data-fixed] td[data-weight] b {
      min-width: 0;
      text-align: left;
    }
    &[data-fixed] td[data-weight] > span {
      margin: 0;
    }
    td[data-step] {
      font-size: 0.875rem;
    }
    td[data-step] > b,
    [data-toggle] {
      display: none;
    }
    [data-actions] {
      width: 44px;
      padding-right: 0;
      text-align: right;
    }
    td[data-actions] {
      padding-top: 4px;
    }
  }
  ${media.belowLg} {
    display: block;
    tbody {
      display: block;
    }
    thead {
      ${visuallyHidden}
    }
    tbody tr {
      position: relative;
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto 40px;
      border-bottom: 1px solid var(--color-line);
    }
    tr[data-open] {
      padding-bottom: 16px;
    }
    th[data-name] {
      grid-area: 1 / 1 / 2 / -1;
      display: block;
    }
    [data-name] b {
      display: flex;
      min-height: 60px;
      padding: 8px 192px 8px 0;
      align-items: center;
    }
    &[data-fixed] [data-name] b {
      padding-right: 104px;
    }
    [data-name] small {
      padding-bottom: 12px;
      max-width: 62ch;
    }
    tr[data-acts] [data-name] small {
      min-height: 44px;
      padding-right: 52px;
    }
    /* The line of a criterion opens it; its weight stands beside. */
    [data-toggle] {
      position: absolute;
      inset: 0 0 auto;
      display: flex;
      align-items: center;
      justify-content: flex-end;
      width: 100%;
      height: 60px;
      padding-right: 8px;
    }
    [data-toggle] svg {
      transition: transform var(--time-quick);
    }
    [data-toggle][aria-expanded='true'] svg {
      transform: rotate(180deg);
    }
    td[data-weight] {
      grid-area: 1 / 2;
      align-self: start;
      position: relative;
      z-index: 1;
      display: grid;
      align-items: center;
      height: 60px;
    }
    [data-weight] button {
      width: 44px;
      height: 44px;
    }
    [data-weight] > span {
      gap: 0;
    }
    td[data-step] {
      grid-column: 1 / -1;
      display: grid;
      grid-template-columns: 28px minmax(0, 1fr);
      padding: 4px 0;
    }
    td[data-step] > b {
      font-family: var(--font-display);
      font-weight: 700;
    }
    td[data-actions] {
      grid-area: 1 / 3;
      align-self: end;
      position: relative;
      z-index: 1;
      margin-bottom: 8px;
    }
    tr:not([data-open]) :is([data-name] small, td[data-step], td[data-actions]) {
      display: none;
    }
  }
`;
