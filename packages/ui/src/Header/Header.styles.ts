import { styled } from 'styled-components';
import { Wrap } from '../Layout';
import { layers, media } from '../tokens';

export const Root = styled.header`
  --header-opacity: 0.2;
  position: sticky;
  top: 0;
  z-index: ${layers.header};
  background: color-mix(in srgb, var(--color-canvas) calc(var(--header-opacity) * 100%), transparent);
  backdrop-filter: blur(14px);
  animation: header-in var(--time-slow) var(--ease-grow) 0.5s backwards;
  /* Below the formula's own ground: what is read in the header keeps 4.5 to 1 over the brightest poster, and nothing shows over the page. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: color-mix(in srgb, var(--color-canvas) 84%, transparent);
  }
  ${media.opaque} {
    backdrop-filter: none;
    &::before {
      background: var(--color-canvas);
    }
  }
  @keyframes header-in {
    from {
      transform: translateY(-110%);
    }
  }
  ${media.still} {
    animation: header-fade 120ms linear both !important;
  }
  @keyframes header-fade {
    from {
      opacity: 0;
    }
  }
  &:not([data-has-strip])::after,
  &:has(~ main [data-meets-header])::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 1px;
    background: var(--color-line);
    opacity: calc((var(--header-opacity) - 0.2) * 2);
  }
  & > [data-season-strip] {
    position: absolute;
    inset: auto 0 -6px;
  }
  /* A picture that begins at the header's edge would lie below the ticks, and has its own ruler. */
  &:has(~ main [data-meets-header]) > [data-season-strip] {
    display: none;
  }
  [data-menu-open] & > [data-season-strip] {
    bottom: 0;
  }
`;

export const Bar = styled(Wrap)`
  height: var(--header-height);
  display: flex;
  align-items: center;
  gap: 20px;
  ${media.lg} {
    gap: 44px;
  }
`;

export const HomeLink = styled.a`
  display: block;
  padding: 14px 0;
`;

export const Navigation = styled.nav`
  display: none;
  ${media.lg} {
    display: flex;
    gap: 6px;
  }
`;

export const NavLink = styled.a`
  position: relative;
  padding: 10px 12px;
  font-weight: 580;
  font-size: 0.9375rem;
  white-space: nowrap;
  color: var(--color-ink-muted);
  transition: color var(--time-quick);
  &:hover,
  &[aria-current] {
    color: var(--color-ink);
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    left: 12px;
    right: 12px;
    bottom: 4px;
    height: 2px;
    background: var(--color-accent);
    forced-color-adjust: none;
  }
`;

export const Right = styled.div`
  margin-left: auto;
  display: flex;
  align-items: center;
  gap: 8px;
  ${media.lg} {
    gap: 12px;
  }
  [data-chevron] {
    display: none;
  }
  ${media.lg} {
    [data-chevron] {
      display: block;
    }
  }
`;

export const WideOnly = styled.div`
  display: none;
  ${media.lg} {
    display: block;
  }
`;

/** Three growing bars that turn into a cross. */
export const Burger = styled.button`
  position: relative;
  width: 44px;
  height: 44px;
  margin-right: -10px;
  display: flex;
  align-items: flex-end;
  justify-content: center;
  gap: 4px;
  padding-bottom: 13px;
  ${media.lg} {
    display: none;
  }
  i {
    width: 4px;
    height: 18px;
    background: var(--color-ink);
    transition:
      height var(--time-base) var(--ease-grow),
      transform var(--time-base) var(--ease-grow);
  }
  i:nth-child(1) {
    height: 9px;
  }
  i:nth-child(2) {
    height: 13px;
  }
  &[aria-expanded='true'] {
    align-items: center;
    padding: 0;
    gap: 0;
  }
  &[aria-expanded='true'] i {
    position: absolute;
    width: 2.5px;
    height: 22px;
  }
  &[aria-expanded='true'] i:nth-child(1) {
    transform: rotate(45deg);
  }
  &[aria-expanded='true'] i:nth-child(2) {
    transform: rotate(-45deg);
  }
  &[aria-expanded='true'] i:nth-child(3) {
    opacity: 0;
  }
`;
