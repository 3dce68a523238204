import { styled } from 'styled-components';
import { layers, media } from '../tokens';

/** Where notifications appear. It is drawn while it is empty, too: a live region has to stand there before it is filled. */
export const Region = styled.section`
  --edge: 24px;
  --toast-lift: 0px;
  position: fixed;
  inset: auto var(--edge) calc(var(--edge) + var(--toast-lift)) auto;
  display: block;
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
    --edge: 16px;
    left: var(--edge);
    max-width: none;
  }
  & > div:not(:empty) + div:not(:empty) {
    margin-top: 12px;
  }
  ol {
    display: grid;
    gap: 12px;
    justify-items: end;
  }
`;
