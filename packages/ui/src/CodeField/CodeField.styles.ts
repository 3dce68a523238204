import { styled } from 'styled-components';

/** Room left and right of the digits, in px. */
const INSET = 12;

export const Box = styled.div`
  --slot: calc((100cqi - ${INSET * 2}px) / var(--digits));
  position: relative;
  container-type: inline-size;
  height: 60px;
  /* The control is one digit wider than its box, so that the sixth never makes it scroll. */
  overflow: clip;
  background: var(--color-well);
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-sm);
  transition:
    border-color var(--time-quick),
    box-shadow var(--time-quick);
  &:hover:not(:has(:disabled)) {
    border-color: var(--color-ink);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
    border-color: var(--color-ink);
  }
  &:has([aria-invalid='true']) {
    border-color: var(--color-critical);
    box-shadow: inset 0 0 0 1px var(--color-critical);
  }
  &:has(:disabled) {
    border-color: var(--color-line);
  }
`;

export const Control = styled.input`
  --slot: calc((100cqi - ${INSET * 2}px) / var(--digits));
  width: calc(100cqi + var(--slot));
  height: 100%;
  padding: 0 0 8px calc(${INSET}px + (var(--slot) - 1ch) / 2);
  background: none;
  border: 0;
  font-family: var(--font-display);
  font-size: 1.625rem;
  font-weight: 640;
  font-stretch: 100%;
  font-variant-numeric: tabular-nums;
  letter-spacing: calc(var(--slot) - 1ch);
  &:disabled {
    color: var(--color-ink-muted);
    cursor: not-allowed;
    opacity: 1;
    -webkit-text-fill-color: currentColor;
  }
`;

/** One tick a digit: written ones are ink, the one to write now is rhubarb. */
export const Ruler = styled.div`
  position: absolute;
  inset: auto ${INSET}px 10px;
  display: flex;
  pointer-events: none;
  i {
    flex: 1;
    height: 2px;
    /* Of the whole ruler: an eighth of a slot on either side. */
    margin-inline: 2%;
    background: var(--color-edge);
  }
  i[data-written] {
    background: var(--color-ink);
  }
  input:focus ~ & i[data-next] {
    height: 3px;
    margin-top: -1px;
    background: var(--color-accent);
  }
`;
