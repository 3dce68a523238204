import { styled } from 'styled-components';
import { typeStyles } from '../theme/typeStyles';
import { media } from '../tokens';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding: 56px 0 16px;
  overflow-wrap: anywhere;
  ${media.lg} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 9fr);
    padding-top: 72px;
  }
`;

export const Head = styled.header`
  display: flex;
  gap: 20px;
  align-items: end;
  justify-content: space-between;
  h2 {
    ${typeStyles.d2}
  }
  ul {
    flex: none;
    max-width: 60%;
    text-align: right;
    ${typeStyles.small}
    line-height: 1.5;
    color: var(--color-ink-muted);
  }
  ${media.lg} {
    position: sticky;
    top: 96px;
    display: grid;
    gap: 14px;
    align-self: start;
    justify-content: start;
    h2 {
      font-size: 2.25rem;
    }
    ul {
      max-width: none;
      text-align: left;
    }
  }
  ${media.short} {
    position: static;
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  & > a:last-child {
    justify-self: start;
  }
`;

export const Winner = styled.div`
  display: grid;
  gap: 18px;
  /* The poster grows within its frame. */
  & > svg {
    transform-origin: 50% 100%;
    transition: transform var(--time-slow) var(--ease-grow);
  }
  &[href]:hover > svg {
    transform: scaleY(1.06);
  }
  ${media.still} {
    &[href]:hover > svg {
      transform: none;
    }
  }
  ${media.md} {
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    gap: 28px;
  }
`;

export const WinnerWords = styled.span`
  display: grid;
  gap: 8px;
  align-content: end;
  line-height: 1.45;
  hyphens: auto;
  hyphenate-limit-chars: 14 4 4;
  b {
    ${typeStyles.h1}
  }
  & > span:not([data-mark]) {
    font-size: 1.125rem;
  }
  small {
    ${typeStyles.small}
    color: var(--color-ink-muted);
  }
  [data-mark] {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    font-size: 0.875rem;
    font-weight: 640;
  }
  [data-mark]::before {
    content: '';
    flex: none;
    width: 3px;
    height: 15px;
    background: var(--color-ink);
  }
`;

export const Rows = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-top: 1px solid var(--color-line);
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    column-gap: 32px;
  }
  li {
    border-bottom: 1px solid var(--color-line);
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  gap: 16px;
  align-items: center;
  min-height: 100%;
  padding: 13px 0;
  line-height: 1.35;
  & > span {
    display: grid;
    hyphens: auto;
    hyphenate-limit-chars: 10 4 4;
  }
  b {
    font-weight: 640;
  }
  small {
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
  [data-end] {
    justify-items: end;
    max-width: 7.25rem;
    ${media.lg} {
      max-width: 9.5rem;
    }
    text-align: right;
  }
  &[href]:hover b {
    text-decoration: underline var(--color-accent) 2px;
    text-underline-offset: 0.2em;
  }
`;

export const Became = styled.span`
  display: inline-flex;
  gap: 5px;
  align-items: center;
  font-size: 0.875rem;
  color: var(--color-ink-muted);
  &[data-fate='company'] {
    font-weight: 600;
    color: var(--color-ink);
  }
  svg {
    color: var(--color-positive);
  }
`;
