import { styled } from 'styled-components';

/** Fates with their counts, and names below: pairs of `dt` and `dd` in a `div` each, `data-left-out` on those of who is left out. */
export const FateList = styled.dl`
  display: grid;
  margin: 0;
  border-top: 1px solid var(--color-line);
  font-size: 0.9375rem;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 16px;
    padding: 10px 0;
    border-bottom: 1px solid var(--color-line);
  }
  & > div[data-left-out] dt {
    color: var(--color-caution);
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  dd + dd {
    grid-column: 1 / -1;
    font-size: 0.875rem;
    color: var(--color-ink-muted);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
