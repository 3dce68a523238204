import { styled } from 'styled-components';
import { media } from '../tokens';

export const Row = styled.li`
  display: grid;
  grid-template-columns: 34px minmax(0, 1fr) auto;
  gap: 2px 16px;
  align-items: center;
  padding: 11px 0;
  border-bottom: 1px solid var(--color-line);
  &[data-state='now'] {
    --row-ground: color-mix(in srgb, var(--color-accent) 10%, var(--color-canvas));
    border-color: transparent;
    background: var(--row-ground);
    /* Reaches into the gutter without taking room there. */
    box-shadow:
      -14px 0 var(--row-ground),
      14px 0 var(--row-ground);
  }
  & > svg {
    grid-row: 1 / 3;
    align-self: start;
    margin-top: 5px;
  }
  ${media.lg} {
    grid-template-columns: 34px 232px minmax(0, 1fr) auto;
    gap: 0 20px;
    padding-block: 10px;
    & > svg {
      grid-row: auto;
      align-self: end;
      margin: 0 0 2px;
    }
  }
`;

export const Title = styled.div`
  display: grid;
  line-height: 1.35;
  overflow-wrap: anywhere;
  span {
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
  [data-state='next'] > & b {
    font-weight: 560;
    color: var(--color-ink-muted);
  }
`;

export const Note = styled.p`
  grid-column: 2 / 4;
  font-size: 0.875rem;
  line-height: 1.45;
  color: var(--color-ink-muted);
  overflow-wrap: anywhere;
  ${media.lg} {
    grid-column: 3;
  }
`;

export const Status = styled.div`
  grid-column: 3;
  grid-row: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  justify-content: flex-end;
  ${media.lg} {
    grid-column: 4;
  }
`;
