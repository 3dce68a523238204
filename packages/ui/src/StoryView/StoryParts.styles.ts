import { styled } from 'styled-components';
import { typeStyles } from '../theme/typeStyles';
import { media } from '../tokens';

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: baseline;
  justify-content: space-between;
  padding-bottom: 12px;
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;
  & > :first-child {
    ${typeStyles.h2}
  }
  &[data-small] > :first-child {
    ${typeStyles.h3}
  }
  span {
    ${typeStyles.small}
    color: var(--color-ink-muted);
  }
`;

export const Body = styled.div`
  overflow-wrap: anywhere;
  & > p {
    padding: 16px 0;
    line-height: 1.55;
    border-bottom: 1px solid var(--color-line);
  }
  & > a {
    margin-top: 14px;
  }
`;

export const Pairs = styled.dl`
  div {
    display: flex;
    gap: 16px;
    justify-content: space-between;
    padding: 10px 0;
    border-bottom: 1px solid var(--color-line);
    font-size: 0.9375rem;
  }
  dt {
    color: var(--color-ink-muted);
  }
  dd {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;

export const People = styled.ul`
  li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    gap: 14px;
    align-items: center;
    padding: 10px 0;
    border-bottom: 1px solid var(--color-line);
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  div {
    display: grid;
  }
  b {
    font-weight: 640;
  }
  span {
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
  [data-avatar] {
    color: var(--figure);
  }
`;

export const Quotes = styled.ul`
  li {
    display: grid;
    gap: 6px;
    padding: 16px 0;
    border-bottom: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  blockquote {
    line-height: 1.55;
  }
  span {
    ${typeStyles.small}
    color: var(--color-ink-muted);
  }
`;

export const Pictures = styled.ul`
  display: grid;
  gap: 24px;
  padding-top: 24px;
  ${media.md} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
  }
`;

export const Figures = styled.figure`
  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    background: var(--color-sunken);
    border-radius: var(--radius-sm);
  }
  figcaption {
    ${typeStyles.small}
    margin-top: 8px;
    color: var(--color-ink-muted);
    overflow-wrap: anywhere;
  }
`;
