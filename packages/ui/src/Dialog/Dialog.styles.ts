import { styled } from 'styled-components';
import { layers, media } from '../tokens';

export const Root = styled.dialog`
  z-index: ${layers.dialog};
  width: 480px;
  max-width: calc(100vw - 32px);
  max-height: calc(100dvh - 48px);
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: var(--radius-lg);
  background: var(--color-raised);
  color: var(--color-ink);
  box-shadow: var(--shadow-float);
  overflow: auto;
  /* What is focused comes to stand above the buttons. */
  scroll-padding-bottom: 88px;
  overscroll-behavior: contain;
  &::backdrop {
    background: var(--color-scrim);
  }
  &[open] {
    animation: dialog-in var(--time-base) var(--ease-grow);
  }
  @keyframes dialog-in {
    from {
      opacity: 0;
      transform: translateY(10px);
    }
  }
  ${media.belowMd} {
    width: 100%;
    max-width: none;
    margin-bottom: 0;
    border-radius: var(--radius-lg) var(--radius-lg) 0 0;
  }
`;

export const Body = styled.div`
  display: grid;
  gap: 12px;
  padding: 24px;
`;

export const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: start;
  gap: 12px;
`;

export const CloseButton = styled.button`
  position: relative;
  flex: none;
  width: 36px;
  height: 36px;
  margin: -6px -8px 0 0;
  display: grid;
  place-items: center;
  border-radius: var(--radius-sm);
  color: var(--color-ink-muted);
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: -4px;
    }
  }
  &:hover {
    color: var(--color-ink);
    background: color-mix(in srgb, var(--color-ink) 8%, transparent);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 10px;
  position: sticky;
  bottom: 0;
  margin: -4px -24px -24px;
  padding: 12px 24px 24px;
  background: var(--color-raised);
  ${media.short} {
    position: static;
  }
`;
