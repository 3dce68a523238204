import { styled } from 'styled-components';
import { typeStyles } from '../theme/typeStyles';
import { media } from '../tokens';

export const Head = styled.header`
  display: grid;
  gap: 24px 48px;
  ${media.lg} {
    grid-template-columns: minmax(0, 62fr) minmax(0, 48fr);
    align-items: end;
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
  ${media.lg} {
    grid-column: 1 / -1;
  }
`;

export const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  hyphens: auto;
  hyphenate-limit-chars: 14 4 4;
  h1 {
    ${typeStyles.d1}
  }
  h2 {
    ${typeStyles.d2}
  }
  & > p {
    ${typeStyles.lead}
    max-width: 32rem;
    margin-top: 18px;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 16px 24px;
  margin-top: 28px;
  dt {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
  dd {
    font-weight: 620;
  }
  ${media.lg} {
    grid-template-columns: repeat(3, auto);
    justify-content: start;
    column-gap: 56px;
  }
`;

export const Art = styled.div`
  min-width: 0;
`;
