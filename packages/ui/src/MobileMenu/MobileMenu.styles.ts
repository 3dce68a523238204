import { styled } from 'styled-components';
import { layers, media } from '../tokens';

export const Overlay = styled.div`
  position: fixed;
  inset: 3.5rem 0 0;
  z-index: ${layers.mobileMenu};
  display: flex;
  flex-direction: column;
  overflow: auto;
  overscroll-behavior: contain;
  padding: 28px var(--gutter) 0;
  background: var(--color-canvas);
  ${media.lg} {
    display: none;
  }
`;

export const Links = styled.nav`
  display: grid;
  a {
    justify-self: start;
    max-width: 100%;
    overflow-wrap: anywhere;
    padding: 11px 0;
    font-family: var(--font-display);
    font-weight: 780;
    font-size: 2.5rem;
    line-height: 1;
    letter-spacing: -0.02em;
    animation: menu-link-in var(--time-slow) var(--ease-grow) backwards;
  }
  a:nth-child(1) {
    font-stretch: 72%;
  }
  a:nth-child(2) {
    font-stretch: 84%;
    animation-delay: 50ms;
  }
  a:nth-child(3) {
    font-stretch: 96%;
    animation-delay: 100ms;
  }
  a:nth-child(4) {
    font-stretch: 108%;
    animation-delay: 150ms;
  }
  a:nth-child(n + 5) {
    font-stretch: 120%;
    animation-delay: 200ms;
  }
  a[aria-current] {
    color: var(--color-accent-text);
    /* Painted only where the system takes the colour away (forced colours). */
    text-decoration: underline 3px transparent;
  }
  @keyframes menu-link-in {
    from {
      opacity: 0;
      transform: translateY(14px);
    }
  }
`;

export const Foot = styled.div`
  margin-top: auto;
  padding-top: 28px;
  [data-season-strip] {
    width: calc(100% + 2 * var(--gutter));
    margin-inline: calc(-1 * var(--gutter));
  }
`;

export const Person = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 16px 0;
  border-top: 1px solid var(--color-line);
  & > div {
    display: grid;
    line-height: 1.3;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--color-ink-muted);
    font-size: 0.875rem;
  }
`;

export const Entries = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 16px;
  padding-bottom: 18px;
  & > * {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 48px;
    font-weight: 560;
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding-bottom: 16px;
  /* A ghost button's word starts where the other words start. */
  [data-variant='ghost'] {
    margin-left: -10px;
  }
`;

export const Season = styled.p`
  font-size: 0.875rem;
  color: var(--color-ink-muted);
  margin-bottom: 8px;
`;

export const Login = styled.div`
  padding-bottom: 24px;
`;
