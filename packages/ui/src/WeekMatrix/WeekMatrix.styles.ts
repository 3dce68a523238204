import { styled } from 'styled-components';
import { media } from '../tokens';

export const Root = styled.div`
  border-top: 1px solid var(--color-edge);
  font-size: 0.9375rem;
  [data-row],
  [data-head] {
    display: grid;
    grid-template-columns: 34px repeat(var(--weeks), minmax(0, 1fr));
    gap: 8px 3px;
    align-items: center;
  }
  [data-week] {
    display: grid;
    justify-items: center;
    align-content: center;
    min-width: 0;
  }
  svg {
    max-width: 100%;
    overflow: visible;
  }
  [data-fill='accepted'],
  pattern rect {
    fill: var(--color-positive);
  }
  [data-fill='returned'] {
    fill: var(--color-caution);
  }
  [data-fill='missed'] {
    fill: var(--color-critical);
  }
  [data-fill='open'] {
    fill: var(--color-accent);
  }
  [data-fill='free'] {
    fill: var(--color-edge);
  }
  [data-line] {
    fill: none;
    stroke: var(--color-edge);
  }
  [data-line='accepted'] {
    stroke: var(--color-positive);
  }
  [data-line='returned'] {
    stroke: var(--color-caution);
  }
  [data-line='open'] {
    stroke: var(--color-accent);
  }
  [data-line='extended'] {
    stroke: var(--color-info);
    stroke-width: 1.25;
  }
  ${media.md} {
    [data-row],
    [data-head] {
      grid-template-columns: 44px minmax(104px, 1fr) repeat(var(--weeks), minmax(0, 58px)) 104px;
      gap: 0;
    }
    [data-week][data-current] {
      background: color-mix(in srgb, var(--color-accent) 7%, transparent);
    }
  }
  ${media.xl} {
    [data-row],
    [data-head] {
      grid-template-columns: 44px minmax(120px, 1fr) 150px repeat(var(--weeks), minmax(0, 58px)) 112px;
    }
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 18px;
  padding: 16px 0;
  margin: 0;
  list-style: none;
  font-size: 0.8125rem;
  color: var(--color-ink-muted);
  li {
    display: flex;
    gap: 8px;
    align-items: center;
  }
`;

export const Body = styled.div`
  position: relative;
  & > div {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
  }
`;
