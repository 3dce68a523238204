import { styled } from 'styled-components';
import { fingerReach } from '../Link/fingerReach';
import { media } from '../tokens';

/** The room that the columns of a desktop's row need, beside the week's letter: a window of about 1,360 px has it. */
const wide = '@container event-rows (min-width: 61.875rem)';

/** The rows of a week. They follow its width, not the window's: the letter beside them takes its share. */
export const Rows = styled.div`
  container: event-rows / inline-size;
`;

export const Week = styled.section`
  display: grid;
  gap: 18px;
  padding: 36px 0 12px;
  ${media.lg} {
    grid-template-columns: 2fr 9fr;
    gap: 24px;
    padding: 40px 0 8px;
  }
`;

export const WeekHead = styled.header`
  display: flex;
  gap: 16px;
  align-items: end;
  svg {
    overflow: visible;
  }
  path {
    fill: var(--color-ink);
  }
  [data-state='now'] > & path {
    fill: var(--color-accent);
  }
  [data-state='next'] > & path {
    fill: none;
    stroke: var(--color-edge);
    stroke-width: 1.25;
  }
  h2 {
    font-family: var(--font-display);
    font-weight: 780;
    font-stretch: 106%;
    font-size: 1.1875rem;
    line-height: 1.15;
  }
  p {
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
  ${media.lg} {
    position: sticky;
    top: 96px;
    align-self: start;
    flex-direction: column;
    align-items: start;
    gap: 12px;
  }
`;

export const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 4px 16px;
  align-items: start;
  padding: 18px 0;
  border-top: 1px solid var(--color-line);
  ${media.md} {
    grid-template-columns: 150px minmax(0, 1fr);
  }
  ${media.lg} {
    &:first-child {
      border-top: 0;
      padding-top: 0;
    }
  }
  ${wide} {
    grid-template-columns: 84px 112px minmax(0, 1fr) 176px 154px minmax(0, max-content);
    gap: 0 24px;
    align-items: center;
    /* One width for everything one can do, so that the columns of all rows stand below each other. */
    &[data-action] {
      grid-template-columns: 84px 112px minmax(0, 1fr) 176px 154px 132px;
    }
  }
`;

export const Art = styled.div`
  grid-row: 1 / 5;
  border-radius: var(--radius-xs);
  overflow: hidden;
  svg {
    transform-origin: 50% 100%;
    transition: transform var(--time-slow) var(--ease-grow);
  }
  article:hover > & svg {
    transform: scaleY(1.06);
  }
  ${media.belowMd} {
    [data-width='wide'] {
      display: none;
    }
  }
  ${media.md} {
    [data-width='phone'] {
      display: none;
    }
  }
  ${wide} {
    grid-row: auto;
  }
  ${media.still} {
    article:hover > & svg {
      transform: none;
    }
  }
`;

export const When = styled.time`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  font-size: 0.875rem;
  span {
    color: var(--color-ink-muted);
  }
  b {
    font-weight: 640;
  }
  ${wide} {
    order: -1;
    display: grid;
    gap: 0;
    b {
      font-family: var(--font-display);
      font-weight: 780;
      font-size: 1.75rem;
      line-height: 1.05;
      letter-spacing: -0.02em;
    }
    [data-month] {
      display: block;
      font: 600 0.875rem / 1.4 var(--font-body);
      letter-spacing: 0;
    }
    [data-dated] & [data-month] {
      display: none;
    }
  }
`;

export const Main = styled.div`
  display: grid;
  gap: 3px;
  h3 {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 10px;
    align-items: center;
    font-size: 1.1875rem;
    line-height: 1.3;
    font-weight: 660;
  }
  h3 a {
    ${fingerReach}
  }
  h3 a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
    text-decoration-color: var(--color-accent);
  }
  p {
    font-size: 0.9375rem;
    line-height: 1.45;
    color: var(--color-ink-muted);
  }
`;

export const Place = styled.div`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: 0 7px;
  align-items: center;
  font-size: 0.875rem;
  color: var(--color-ink-muted);
  b {
    color: var(--color-ink);
    font-weight: 600;
  }
  span {
    grid-column: 2;
  }
  ${wide} {
    grid-template-columns: minmax(0, 1fr);
    span {
      grid-column: 1;
    }
    svg {
      display: none;
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 12px;
  margin-top: 6px;
  &:empty {
    display: none;
  }
  /* At its end, also where an event has no limit and so no capacity before it. */
  [data-action] > & > :last-child {
    margin-left: auto;
  }
  ${media.belowMd} {
    grid-column: 1 / -1;
    margin-top: 10px;
  }
  ${wide} {
    display: contents;
    & > * {
      grid-column: 5;
    }
    [data-action] > & > :last-child {
      grid-column: 6;
      justify-self: end;
      margin-left: 0;
      text-align: end;
    }
  }
`;
