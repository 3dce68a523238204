import { styled } from 'styled-components';
import { media } from '../tokens';

/** Market tests under each other, newest first. */
export const Rows = styled.ul`
  --reach: min(14px, var(--gutter));
  border-top: 1px solid var(--color-line);
`;

export const Row = styled.li`
  border-bottom: 1px solid var(--color-line);
  scroll-margin-top: 96px;
  &[data-open] {
    margin-inline: calc(-1 * var(--reach, 0px));
    padding-inline: var(--reach, 0px);
    border-radius: var(--radius-sm);
    background: color-mix(in srgb, var(--color-ink) 4%, transparent);
  }
`;

export const Head = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 16px;
  align-items: start;
  padding: 14px 0 15px;
  font-size: 0.9375rem;
  line-height: 1.45;
  time {
    padding-top: 2px;
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
  ${media.lg} {
    grid-template-columns: 78px minmax(0, 1fr) 84px minmax(168px, auto);
  }
`;

export const Title = styled.div`
  display: grid;
  grid-column: 1 / -1;
  min-width: 0;
  h3 {
    font-size: inherit;
    line-height: inherit;
    font-weight: 640;
  }
  button,
  a {
    font-weight: inherit;
    text-align: left;
    overflow-wrap: anywhere;
  }
  /* The whole head opens it. */
  button::after,
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  button:focus-visible,
  a:focus-visible {
    outline: none;
  }
  button:focus-visible::after,
  a:focus-visible::after {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
    border-radius: var(--radius-xs);
  }
  button:hover,
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
    text-decoration-color: var(--color-accent);
  }
  & > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    color: var(--color-ink-muted);
    overflow-wrap: anywhere;
  }
  ${media.lg} {
    grid-column: auto;
  }
`;

export const Quoted = styled.span`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  font-size: 0.8125rem;
  color: var(--color-ink-muted);
  ${media.belowLg} {
    grid-column: 1 / -1;
    &:empty {
      display: none;
    }
  }
  ${media.lg} {
    padding-top: 2px;
  }
`;

export const End = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  justify-content: flex-end;
  grid-area: 1 / 2;
  ${media.lg} {
    grid-area: auto;
  }
`;

export const Open = styled.div`
  padding: 4px 0 18px;
  ${media.lg} {
    padding-left: 94px;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 20px;
  justify-content: space-between;
  align-items: center;
  padding-top: 12px;
  font-size: 0.875rem;
  line-height: 1.45;
  & > p {
    color: var(--color-ink-muted);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
`;
