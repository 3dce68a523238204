import { styled } from 'styled-components';

/** Sections of a foundations page, one below the other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 48px;
  min-width: 0;
`;

/** Small samples side by side, as many as fit. */
export const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 16px;
`;

/** One sample per line: its name, what it is, and the sample itself. */
export const Lines = styled.dl`
  display: grid;
  > div {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
    gap: 8px 16px;
    align-items: center;
    padding-block: 12px;
    border-bottom: 1px solid var(--color-line);
  }
`;
