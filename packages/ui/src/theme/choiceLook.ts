import { css } from 'styled-components';

/** A label that is its radio button: what is chosen is filled. */
export const choiceLook = css`
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:has(:checked) {
    background: var(--color-ink);
    border-color: var(--color-ink);
    color: var(--color-canvas);
    forced-color-adjust: none;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 3px;
  }
`;
