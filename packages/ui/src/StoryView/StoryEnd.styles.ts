import { styled } from 'styled-components';
import { typeStyles } from '../theme/typeStyles';
import { media } from '../tokens';

export const Share = styled.div`
  display: grid;
  gap: 24px;
  & > :first-child {
    display: block;
    width: 100%;
    height: auto;
    border-radius: var(--radius-sm);
  }
  :is(h2, h3) {
    ${typeStyles.h2}
  }
  p {
    max-width: 24rem;
    margin-top: 10px;
    color: var(--color-ink-muted);
  }
  p + div {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    margin-top: 20px;
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    gap: 48px;
    align-items: end;
  }
`;

export const Others = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 24px;
  border-top: 1px solid var(--color-line);
  a {
    display: grid;
    gap: 8px;
    padding: 20px 0;
    overflow-wrap: anywhere;
  }
  a:nth-child(2n) {
    justify-items: end;
    text-align: right;
  }
  small {
    ${typeStyles.small}
    color: var(--color-ink-muted);
  }
  span {
    display: inline-flex;
    gap: 10px;
    align-items: center;
    font-size: 1.0625rem;
    font-weight: 620;
  }
  a:hover bdi {
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
`;
