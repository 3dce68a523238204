import { styled } from 'styled-components';

/** The sign at the end of a `<summary>`: a plus, a minus while it is open. */
export const Cross = styled.i`
  position: relative;
  flex: none;
  width: 18px;
  height: 18px;
  &::before,
  &::after {
    content: '';
    position: absolute;
    left: 8px;
    width: 2px;
    height: 18px;
    background: var(--color-ink);
    transition: transform var(--time-base) var(--ease-grow);
  }
  &::before {
    transform: rotate(90deg);
  }
  details[open] > summary > &::after {
    transform: scaleY(0);
  }
`;
