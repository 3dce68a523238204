import { styled } from 'styled-components';
import { media } from '../tokens';
import { barStyles } from './barStyles';

export const Root = styled.div`
  border-top: 1px solid var(--color-edge);
  font-size: 0.9375rem;
  [data-row],
  [data-head] {
    display: grid;
    grid-template-columns: 34px repeat(var(--weeks), minmax(0, 1fr));
    gap: 8px 3px;
    align-items: center;
  }
  [data-week] {
    display: grid;
    justify-items: center;
    align-content: center;
    min-width: 0;
  }
  ${barStyles}
  ${media.md} {
    [data-row],
    [data-head] {
      grid-template-columns: 44px minmax(104px, 1fr) repeat(var(--weeks), minmax(0, 58px)) 104px;
      gap: 0;
    }
    [data-week][data-current] {
      background: color-mix(in srgb, var(--color-accent) 7%, transparent);
    }
  }
  ${media.xl} {
    [data-row],
    [data-head] {
      grid-template-columns: 44px minmax(120px, 1fr) 150px repeat(var(--weeks), minmax(0, 58px)) 112px;
    }
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 18px;
  padding: 16px 0;
  margin: 0;
  list-style: none;
  font-size: 0.8125rem;
  color: var(--color-ink-muted);
  ${barStyles}
  li {
    display: flex;
    gap: 8px;
    align-items: center;
  }
`;

export const Body = styled.div`
  position: relative;
  & > div {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
  }
`;

/** What is in review is filled with these, wherever it stands. */
export const Stripes = styled.svg`
  position: absolute;
  rect {
    fill: var(--color-positive);
  }
`;
