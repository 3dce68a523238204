import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/typeStyles';
import { media } from '../tokens';

export const List = styled.ul`
  display: grid;
  gap: 2px;
  ${media.md} {
    grid-template-columns: repeat(auto-fill, minmax(max(108px, calc(var(--widest) + 26px)), 1fr));
    gap: 8px 0;
  }
  /* Their names stand in line with what is above the list. */
  li {
    margin-inline: -12px;
  }
  ${media.md} {
    li {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      margin-inline: 0;
    }
  }
`;

export const Stage = styled.button`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 44px;
  padding: 10px 12px;
  border: 1px solid transparent;
  border-radius: var(--radius-sm);
  &:hover {
    border-color: var(--color-line);
  }
  &[aria-current] {
    border-color: var(--color-edge);
  }
  ${media.md} {
    flex-flow: column;
    align-items: start;
    justify-content: start;
    padding: 12px;
  }
`;

export const Words = styled.span`
  display: grid;
  flex: 1 1 84px;
  min-width: 0;
  font-size: 0.8125rem;
  line-height: 1.35;
  b {
    font-weight: 620;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  span {
    display: inline-flex;
    gap: 5px;
    align-items: first baseline;
    min-width: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
    color: var(--color-ink-muted);
  }
  svg {
    align-self: start;
    margin-top: 2px;
  }
  small {
    ${visuallyHidden}
  }
  [data-gap] {
    color: var(--color-caution);
    font-weight: 620;
  }
  ${media.md} {
    flex: none;
    width: 100%;
  }
`;

/** Drawn once: on phones rows and columns change places, and a cell is 7 px. */
export const Cells = styled.svg`
  --size: 0.9;
  width: calc(var(--down) * var(--size));
  height: calc(var(--across) * var(--size));
  g {
    transform: matrix(0, 1, 1, 0, 0, 0) scale(var(--size));
  }
  &[data-many] {
    --size: 0.5;
  }
  [data-cells='judges'] {
    fill: var(--color-ink);
    forced-color-adjust: none;
  }
  [data-cells='rests'] {
    fill: var(--color-edge);
  }
  [data-cells='conflict'] {
    fill: none;
    stroke: var(--color-critical);
    stroke-width: 1.75;
  }
  [data-cells='steppedBack'] {
    fill: none;
    stroke: var(--color-edge);
    stroke-dasharray: 2 1.5;
  }
  [data-cells='nobody'] {
    fill: none;
    stroke: var(--color-caution);
    stroke-width: 1.5;
  }
  [data-cells='bridge'] {
    fill: none;
    stroke: var(--color-ink);
    stroke-width: 1.5;
  }
  ${media.md} {
    width: var(--across);
    height: var(--down);
    g {
      transform: none;
    }
  }
`;
