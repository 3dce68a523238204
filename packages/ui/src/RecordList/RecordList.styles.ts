import { styled } from 'styled-components';
import { fingerReach } from '../Link/fingerReach';
import { media } from '../tokens';

export const Week = styled.section`
  & + & {
    margin-top: 40px;
  }
`;

export const Head = styled.header`
  display: grid;
  grid-template-columns: 34px minmax(0, 1fr) auto;
  gap: 12px 16px;
  align-items: end;
  padding-bottom: 8px;
  border-bottom: 1px solid var(--color-edge);
  & > svg {
    align-self: end;
  }
`;

export const Note = styled.div`
  padding-block: 8px;
  border-bottom: 1px solid var(--color-line);
`;

export const Entry = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  gap: 2px 14px;
  align-items: start;
  padding: 12px 0;
  border-bottom: 1px solid var(--color-line);
  font-size: 0.9375rem;
  line-height: 1.4;
  overflow-wrap: anywhere;
  &[data-private] {
    border-bottom-style: dashed;
    border-bottom-color: var(--color-edge);
  }
  time {
    grid-column: 2;
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
    font-variant-numeric: tabular-nums;
  }
  & > span {
    display: grid;
    grid-row: 1 / 3;
    grid-column: 1;
    justify-items: center;
    padding-top: 2px;
  }
  & > div {
    grid-column: 2;
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  & > div > b {
    font-weight: 620;
  }
  p {
    color: var(--color-ink-muted);
    white-space: pre-line;
  }
  ul {
    display: grid;
    gap: 2px;
    margin-top: 4px;
    font-size: 0.875rem;
  }
  ul li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    gap: 6px;
    align-items: start;
  }
  ul svg {
    margin-top: 3px;
  }
  & > [data-action] {
    grid-row: 1 / 3;
    grid-column: 3;
    padding-top: 1px;
    font-size: 0.875rem;
  }
  & > [data-action] a {
    ${fingerReach}
  }
  ${media.md} {
    grid-template-columns: 116px 24px minmax(0, 1fr) auto;
    time {
      grid-column: 1;
      padding-top: 2px;
    }
    & > span {
      grid-row: auto;
      grid-column: 2;
    }
    & > div {
      grid-column: 3;
    }
    & > [data-action] {
      grid-row: auto;
      grid-column: 4;
    }
  }
`;
