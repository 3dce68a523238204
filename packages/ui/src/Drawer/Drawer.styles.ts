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
  overflow: auto;
  overscroll-behavior: contain;
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

/** The drawer scrolls; its header and its footer stay. */
export const Frame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-height: 100%;
`;

export const Head = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  justify-content: space-between;
  align-items: start;
  gap: 12px;
  padding: 18px 14px 14px 22px;
  border-bottom: 1px solid var(--color-line);
  background: var(--color-surface);
  & > button {
    margin: -2px 0 0;
  }
`;

export const Body = styled.div`
  padding: 20px 22px;
`;

export const Foot = styled.footer`
  position: sticky;
  bottom: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  padding: 14px 22px 20px;
  border-top: 1px solid var(--color-line);
  background: var(--color-surface);
  ${media.short} {
    position: static;
  }
`;
