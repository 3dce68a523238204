import { styled } from 'styled-components';
import { media } from '../tokens';
import { visuallyHidden } from '../theme/typeStyles';

/* Below 48em the panel is as wide as the header it hangs from, so nothing in between may hold it. */
export const Root = styled.div`
  ${media.md} {
    position: relative;
  }
`;

export const Trigger = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--radius-full);
  &:hover {
    background: color-mix(in srgb, var(--color-ink) 8%, transparent);
  }
`;

export const Dot = styled.i`
  position: absolute;
  top: 10px;
  right: 11px;
  width: 9px;
  height: 9px;
  border-radius: var(--radius-full);
  background: var(--color-accent);
  forced-color-adjust: none;
  box-shadow: 0 0 0 2px var(--color-canvas);
`;

export const Panel = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  max-height: calc(100dvh - var(--header-height));
  background: var(--color-raised);
  border: solid var(--color-line);
  border-width: 1px 0;
  box-shadow: var(--shadow-float);
  animation: bell-in var(--time-quick) var(--ease-grow);
  @keyframes bell-in {
    from {
      opacity: 0;
      transform: translateY(-6px);
    }
  }
  ${media.still} {
    animation: none;
  }
  ${media.md} {
    inset: calc(100% + 14px) 0 auto auto;
    width: 400px;
    max-height: min(560px, calc(100dvh - var(--header-height) - 40px));
    border-width: 1px;
    border-radius: var(--radius-md);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 52px;
  padding: 8px 16px;
  border-bottom: 1px solid var(--color-line);
  b {
    font-size: 1rem;
    font-weight: 660;
  }
`;

export const Body = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 6px;
`;

export const List = styled.ul`
  display: grid;
  list-style: none;
  padding: 0;
  margin: 0;
`;

export const Item = styled.a`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) 10px;
  gap: 12px;
  min-height: 44px;
  padding: 10px;
  border-radius: var(--radius-sm);
  font-size: 0.9375rem;
  line-height: 1.4;
  overflow-wrap: anywhere;
  color: var(--color-ink-muted);
  &[data-unread] {
    color: var(--color-ink);
  }
  &:hover,
  &:focus-visible {
    background: color-mix(in srgb, var(--color-ink) 8%, transparent);
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: var(--radius-sm);
  }
  b {
    font-weight: 660;
    color: var(--color-ink);
  }
  time {
    display: block;
    margin-top: 2px;
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
  i {
    width: 9px;
    height: 9px;
    margin-top: 6px;
    border-radius: var(--radius-full);
    background: var(--color-accent);
  }
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;
