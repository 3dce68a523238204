import { css } from 'styled-components';

/** A label whose radio button covers it unseen: the whole label is pressed, and shows where the focus is. */
export const radioLabel = css`
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 3px;
  }
`;

/** Such a label that is filled when it is chosen. */
export const choiceLook = css`
  ${radioLabel}
  &:has(:checked) {
    background: var(--color-ink);
    border-color: var(--color-ink);
    color: var(--color-canvas);
    forced-color-adjust: none;
  }
`;
