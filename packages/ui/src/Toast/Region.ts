import { styled } from 'styled-components';
import { layers, media } from '../tokens';

/** Where notifications appear. */
export const Region = styled.section`
  position: fixed;
  inset: auto 24px 24px auto;
  z-index: ${layers.toast};
  margin: 0;
  padding: 0;
  border: 0;
  width: auto;
  max-width: calc(100vw - 48px);
  background: none;
  color: var(--color-ink);
  overflow: visible;
  ${media.belowMd} {
    inset: auto 16px 16px;
    max-width: none;
  }
  ol {
    display: grid;
    gap: 12px;
    justify-items: end;
  }
`;
