import { styled } from 'styled-components';

/** Names and what holds of them, a line each. `--fact-columns` shares the width out. */
export const FactList = styled.dl`
  margin: 0;
  & > div {
    display: grid;
    grid-template-columns: var(--fact-columns, minmax(0, 2fr) minmax(0, 3fr));
    gap: 12px;
    padding: 10px 0;
    border-bottom: 1px solid var(--color-line);
    font-size: 0.9375rem;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  dt {
    color: var(--color-ink-muted);
  }
  dd {
    margin: 0;
  }
`;
