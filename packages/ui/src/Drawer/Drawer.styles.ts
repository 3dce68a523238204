import { styled } from 'styled-components';
import { layers, media } from '../tokens';

export const Root = styled.dialog`
  z-index: ${layers.drawer};
  width: 440px;
  max-width: calc(100vw - 32px);
  height: 100dvh;
  max-height: none;
  margin: 0 0 0 auto;
  padding: 0;
  border: 0;
  border-radius: var(--radius-lg) 0 0 var(--radius-lg);
  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow-float);
  overflow: hidden;
  &::backdrop {
    background: var(--color-scrim);
  }
  &[open] {
    animation: drawer-in var(--time-base) var(--ease-grow);
  }
  @keyframes drawer-in {
    from {
      opacity: 0;
      transform: translateX(24px);
    }
  }
  ${media.belowMd} {
    width: 100%;
    max-width: none;
    height: auto;
    max-height: calc(100dvh - 32px);
    margin: auto 0 0;
    border-radius: var(--radius-lg) var(--radius-lg) 0 0;
    &[open] {
      animation-name: sheet-in;
    }
  }
  @keyframes sheet-in {
    from {
      opacity: 0;
      transform: translateY(24px);
    }
  }
  ${media.still} {
    &[open] {
      animation-name: none;
    }
  }
`;

/** Header, body, footer: the body scrolls, the others stay. */
export const Frame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  height: 100%;
  max-height: inherit;
`;

export const Head = styled.header`
  display: flex;
  justify-content: space-between;
  align-items: start;
  gap: 12px;
  padding: 18px 14px 14px 22px;
  border-bottom: 1px solid var(--color-line);
  & > button {
    margin: -2px 0 0;
  }
`;

export const Body = styled.div`
  padding: 20px 22px;
  overflow: auto;
  overscroll-behavior: contain;
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  padding: 14px 22px 20px;
  border-top: 1px solid var(--color-line);
`;
