import { css } from 'styled-components';

/** The ground that every text control shares. */
export const controlLook = css`
  width: 100%;
  min-width: 0;
  height: 44px;
  padding: 0 13px;
  background: var(--color-well);
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-sm);
  font-size: 1rem;
  transition:
    border-color var(--time-quick),
    box-shadow var(--time-quick);
  &::placeholder {
    color: var(--color-ink-muted);
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: var(--color-ink);
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
    border-color: var(--color-ink);
    border-radius: var(--radius-sm);
  }
  &[aria-invalid='true'] {
    border-color: var(--color-critical);
    box-shadow: inset 0 0 0 1px var(--color-critical);
  }
  &:disabled {
    border-color: var(--color-line);
    color: var(--color-ink-muted);
    cursor: not-allowed;
    opacity: 1;
    -webkit-text-fill-color: currentColor;
  }
`;
