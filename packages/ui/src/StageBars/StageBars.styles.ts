import { css, styled } from 'styled-components';
import { Legend } from '../Chart/Chart.styles';
import { media } from '../tokens';

export const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px 16px;
    align-items: center;
    padding: 14px 0;
    border-bottom: 1px solid var(--color-line);
    font-size: 0.9375rem;
    line-height: 1.35;
  }
  [data-name] {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  [data-name] b {
    font-weight: 640;
  }
  [data-name] small {
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
  [data-count] {
    text-align: right;
    color: var(--color-ink-muted);
    font-variant-numeric: tabular-nums;
  }
  [data-count] b {
    color: var(--color-ink);
  }
  [data-status] {
    grid-column: 1 / -1;
    display: flex;
    gap: 6px;
    align-items: center;
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
  [data-status][data-late] {
    color: var(--color-caution);
    font-weight: 600;
  }
  svg[data-bars] {
    grid-column: 1 / -1;
    grid-row: 2;
    width: 100%;
    height: 28px;
  }
  ${media.md} {
    li {
      grid-template-columns: minmax(0, 10rem) minmax(0, 1fr) auto 8rem;
      gap: 0 24px;
      padding: 11px 0;
    }
    [data-count] {
      min-width: 5.25rem;
    }
    [data-status] {
      grid-column: auto;
      justify-content: flex-end;
      text-align: right;
    }
    svg[data-bars] {
      grid-column: auto;
      grid-row: auto;
    }
  }
  ${media.lg} {
    li {
      grid-template-columns: minmax(0, 10rem) minmax(0, 1fr) auto 9.5rem;
    }
  }
`;

/** How the blocks are filled; `awaited` is of the team on stage, `next` to come. */
export const blockLook = css`
  [data-block='in'] {
    fill: var(--color-ink);
  }
  [data-block='onStage'] {
    fill: var(--color-accent);
  }
  [data-block='awaited'] {
    fill: color-mix(in srgb, var(--color-accent) 34%, var(--color-canvas));
  }
  [data-block='next'] {
    fill: color-mix(in srgb, var(--color-ink) 13%, var(--color-canvas));
  }
  /* The system has no shades: what is to come is left out. */
  @media (forced-colors: active) {
    [data-block='awaited'],
    [data-block='next'] {
      fill: none;
    }
  }
`;

export const BarsLegend = styled(Legend)`
  margin-top: 0;
  ${blockLook}
`;
