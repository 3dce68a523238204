import { styled } from 'styled-components';
import { fingerReach } from '../Link/fingerReach';

export const Root = styled.article`
  --stack-ground: var(--color-surface);
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-width: 0;
  padding: 18px;
  background: var(--color-surface);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-md);
  transition: border-color var(--time-quick);
  &:hover {
    border-color: var(--color-edge);
  }
`;

export const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 14px;
  align-items: center;
  & > :last-child:not(div) {
    align-self: end;
    margin-bottom: 6px;
  }
  @container (max-width: 22em) {
    & > :last-child:not(div) {
      grid-column: 1 / -1;
      justify-self: start;
      margin: 0;
    }
  }
`;

export const Name = styled.h3`
  font-family: var(--font-display);
  font-weight: 760;
  font-stretch: 106%;
  font-size: 1.1875rem;
  line-height: 1.2;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  hyphens: auto;
  hyphenate-limit-chars: 14 4 4;
  a {
    display: inline-block;
    padding-block: 2px;
    ${fingerReach}
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
    text-decoration-color: var(--color-accent);
  }
  & + p {
    font-size: 0.875rem;
    line-height: 1.45;
    color: var(--color-ink-muted);
  }
`;

export const Line = styled.p`
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

export const Wanted = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;
  & > span:first-child {
    margin-right: 2px;
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
  ul {
    display: contents;
  }
`;

export const Reason = styled.p`
  font-size: 0.875rem;
  font-weight: 560;
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 12px;
  margin-top: auto;
  padding-top: 14px;
  border-top: 1px solid var(--color-line);
  & > span:first-child {
    display: inline-flex;
    flex: 1 1 auto;
    align-items: center;
    gap: 10px;
    font-size: 0.875rem;
    color: var(--color-ink-muted);
    /* Without room beside them the action goes below, and the places stay one line. */
    white-space: nowrap;
  }
`;
