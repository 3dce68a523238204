import { styled } from 'styled-components';
import { typeStyles } from '../theme/typeStyles';
import { media } from '../tokens';

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  padding: 12px 0;
  ${typeStyles.micro}
  color: var(--color-ink-muted);
  border-bottom: 1px solid var(--color-line);
  li {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    overflow-wrap: anywhere;
  }
  rect {
    fill: var(--color-ink);
  }
`;

export const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 44px;
    gap: 8px 16px;
    align-items: center;
    padding: 14px 0;
    border-bottom: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  p {
    display: grid;
    line-height: 1.3;
    hyphens: auto;
  }
  small {
    ${typeStyles.micro}
    color: var(--color-ink-muted);
  }
  strong {
    grid-area: 1 / 2;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  svg,
  span {
    grid-column: 1 / -1;
  }
  span {
    ${typeStyles.small}
    color: var(--color-ink-muted);
    hyphens: auto;
  }
  ${media.md} {
    li {
      grid-template-columns: 132px minmax(0, 1fr) 36px minmax(0, 190px);
      gap: 20px;
    }
    svg,
    span,
    strong {
      grid-area: auto;
    }
  }
`;

export const Plot = styled.svg`
  width: 100%;
  overflow: visible;
  line {
    stroke: var(--color-edge);
  }
  [data-tick] {
    fill: var(--color-edge);
  }
  [data-own] {
    fill: var(--color-ink);
  }
  /* The notch stands free of the bar that it is in. */
  [data-gap] {
    fill: var(--color-canvas);
    transform: translateX(-3px);
  }
  [data-notch] {
    transform: translateX(-1px);
  }
`;
