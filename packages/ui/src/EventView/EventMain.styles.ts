import { styled } from 'styled-components';
import { typeStyles } from '../theme/typeStyles';

export const Main = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  & > h1 {
    ${typeStyles.d1}
    overflow-wrap: anywhere;
  }
  & > p {
    ${typeStyles.lead}
    max-width: 36rem;
    color: var(--color-ink-muted);
    overflow-wrap: anywhere;
  }
  &[data-level='3'] {
    gap: 12px;
    & > h3 {
      ${typeStyles.h2}
    }
    & > p {
      ${typeStyles.body}
    }
    & > :is(div, section) > h4 {
      ${typeStyles.h3}
    }
    & > div > div :is(h1, h2, h3, h4) {
      ${typeStyles.h4}
    }
  }
`;

export const Crumb = styled.div`
  justify-self: start;
  a {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    min-height: 28px;
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
  @media (pointer: coarse) {
    a {
      min-height: 44px;
    }
  }
  a:hover {
    color: var(--color-ink);
  }
`;

export const Notice = styled.div`
  display: grid;
  gap: 6px;
  max-width: 36rem;
  padding: 16px 20px;
  border-radius: var(--radius-md);
  background: var(--color-critical-tint);
  b {
    color: var(--color-critical);
  }
  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

export const Kind = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  ${typeStyles.small}
  color: var(--color-ink-muted);
`;

export const Facts = styled.dl`
  margin-top: 16px;
  border-bottom: 1px solid var(--color-line);
  div {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    gap: 4px 24px;
    padding: 16px 0;
    border-top: 1px solid var(--color-line);
  }
  dt {
    color: var(--color-ink-muted);
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
    display: grid;
    gap: 4px;
    justify-items: start;
  }
  dd span {
    ${typeStyles.ui}
    color: var(--color-ink-muted);
  }
`;

export const About = styled.div`
  margin-top: 28px;
  & > h2 {
    ${typeStyles.h2}
  }
  & > div {
    margin-top: 16px;
    max-width: 40rem;
  }
  div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    overflow-wrap: anywhere;
  }
  ul,
  ol {
    display: grid;
    gap: 6px;
    padding-left: 1.25em;
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  /* What a text has for headings stays below the one that it is under. */
  div :is(h1, h2, h3, h4) {
    ${typeStyles.h3}
    margin-top: 8px;
  }
  div a {
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
`;

export const Course = styled.section`
  margin-top: 28px;
  h2 {
    ${typeStyles.h2}
  }
  :is(h2, h4) {
    margin-bottom: 16px;
  }
`;

export const Hosts = styled.section`
  margin-top: 28px;
  h2 {
    ${typeStyles.h2}
  }
  /* Two side by side where each has room, in whatever column. */
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(14rem, 50% - 12px)), 1fr));
    gap: 16px 24px;
    margin-top: 16px;
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 12px;
    align-items: center;
    overflow-wrap: anywhere;
  }
  b,
  small {
    display: block;
  }
  b {
    font-weight: 640;
  }
  small {
    ${typeStyles.small}
    color: var(--color-ink-muted);
  }
`;
