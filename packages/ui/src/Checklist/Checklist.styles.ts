import { styled } from 'styled-components';

// What to do, its handle, its day, who does it, its menu: each in line with those of the other rows.
export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(4, auto);
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / -1;
  align-items: center;
  padding: 5px 0;
  border-bottom: 1px solid var(--color-line);
  & > label {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &[data-done] :is(label > span:last-child, [data-status] > span:last-child) {
    color: var(--color-ink-muted);
    text-decoration: line-through;
    text-decoration-color: var(--color-edge);
  }
  &[data-drag='dragged'] {
    opacity: 0.45;
  }
  &[data-drag='above']::before,
  &[data-drag='below']::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    height: 3px;
    background: var(--color-accent);
  }
  &[data-drag='above']::before {
    top: -2px;
  }
  &[data-drag='below']::before {
    bottom: -2px;
  }
`;

export const End = styled.div`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 2 / -1;
  align-items: center;
  margin-left: 4px;
  font-size: 0.8125rem;
  color: var(--color-ink-muted);
  & > * {
    margin-left: 10px;
  }
  time {
    grid-column: 2;
    justify-self: end;
  }
  time[data-late] {
    color: var(--color-caution);
    font-weight: 620;
  }
`;

export const Place = styled.div`
  grid-column: 3;
`;

export const Action = styled.div`
  grid-column: 4;
`;

// A state is drawn like a box and cannot be ticked.
export const Status = styled.span`
  display: grid;
  grid-template-columns: 20px auto;
  gap: 10px;
  align-items: center;
  min-width: 0;
  min-height: 32px;
  padding-block: 6px;
  font-size: 0.9375rem;
  line-height: 1.4;
  overflow-wrap: anywhere;
  & > span:first-child {
    position: relative;
    width: 20px;
    height: 20px;
    border: 1px dashed var(--color-edge);
    border-radius: var(--radius-xs);
  }
  [data-done] & > span:first-child {
    border-style: solid;
    border-color: var(--color-positive);
    background: var(--color-positive);
    forced-color-adjust: none;
  }
  [data-done] & > span:first-child::after {
    content: '';
    position: absolute;
    left: 6px;
    top: 2px;
    width: 6px;
    height: 11px;
    border: solid var(--color-canvas);
    border-width: 0 2px 2px 0;
    transform: rotate(42deg);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

export const Handle = styled.button`
  display: grid;
  grid-column: 1;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: 4px;
  color: var(--color-ink-muted);
  cursor: grab;
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
  &:hover {
    color: var(--color-ink);
  }
  /* With a pointer that hovers it is there when it is wanted. */
  @media (hover: hover) {
    opacity: 0;
    li:hover &,
    li:focus-within & {
      opacity: 1;
    }
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`;
