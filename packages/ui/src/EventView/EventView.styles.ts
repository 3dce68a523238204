import { styled } from 'styled-components';
import { Wrap } from '../Layout';
import { typeStyles } from '../theme/typeStyles';
import { media } from '../tokens';

export const Page = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  padding-top: 24px;
  ${media.lg} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
    gap: 48px clamp(40px, 5vw, 72px);
    padding-top: 56px;
  }
`;

// On phones the art comes first and low, on wide screens it stands beside everything else.
export const Aside = styled.div`
  display: grid;
  gap: 24px;
  align-content: start;
  & > div:first-child {
    border-radius: var(--radius-sm);
    overflow: hidden;
  }
  ${media.belowLg} {
    display: contents;
    & > div:last-child {
      order: 2;
    }
    [data-width='wide'] {
      display: none;
    }
  }
  ${media.lg} {
    [data-width='phone'] {
      display: none;
    }
  }
`;

export const Side = styled.div`
  display: grid;
  gap: 12px;
  padding: 20px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  /* Below each other on phones: as wide as one another. */
  :is([data-variant][data-size], [data-worded]) {
    width: 100%;
  }
  ${media.sm} {
    justify-items: start;
    :is([data-variant][data-size], [data-worded]) {
      width: auto;
    }
  }
`;

export const Next = styled.section`
  display: grid;
  gap: 24px;
  padding-top: 32px;
  border-top: 1px solid var(--color-line);
  ${media.lg} {
    grid-column: 1 / -1;
    margin-top: 24px;
  }
  ${media.belowLg} {
    order: 3;
    margin-top: 20px;
  }
  h2 {
    ${typeStyles.h2}
  }
  ul {
    display: grid;
    gap: 20px 24px;
  }
  ${media.md} {
    ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.lg} {
    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

export const NextItem = styled.li`
  a {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    gap: 2px 16px;
    align-content: start;
  }
  svg {
    grid-row: 1 / 5;
    border-radius: var(--radius-xs);
  }
  time {
    ${typeStyles.small}
    font-weight: 640;
    color: var(--color-accent-text);
  }
  b {
    ${typeStyles.h3}
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    ${typeStyles.small}
    color: var(--color-ink-muted);
  }
  a:hover b {
    text-decoration: underline 2px var(--color-accent);
    text-underline-offset: 0.22em;
  }
`;

/** Below everything on phones, in reach of the thumb for as long as the page is read. */
export const Bar = styled.div`
  ${media.lg} {
    display: none;
  }
  order: 4;
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  gap: 16px;
  align-items: center;
  justify-content: space-between;
  min-height: 64px;
  margin: 8px calc(-1 * var(--gutter)) 0;
  padding: 10px var(--gutter);
  padding-bottom: max(10px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--color-line);
  background: var(--color-raised);
  ${media.short} {
    position: static;
  }
`;
