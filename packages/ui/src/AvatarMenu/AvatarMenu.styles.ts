import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/typeStyles';

export const Root = styled.div`
  position: relative;
`;

export const Trigger = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 44px;
  min-height: 44px;
  justify-content: center;
  border-radius: var(--radius-full);
  &:focus-visible {
    border-radius: var(--radius-full);
  }
`;

export const Name = styled.span`
  ${visuallyHidden}
`;

export const Panel = styled.div`
  position: absolute;
  right: 0;
  top: calc(100% + 14px);
  width: 248px;
  max-width: calc(100vw - 2 * var(--gutter));
  padding: 6px;
  background: var(--color-raised);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-md);
  box-shadow: var(--shadow-float);
  animation: menu-in var(--time-quick) var(--ease-grow);
  @keyframes menu-in {
    from {
      opacity: 0;
      transform: translateY(-6px);
    }
  }
  hr {
    margin: 6px 0;
  }
`;

export const Person = styled.div`
  display: grid;
  gap: 1px;
  justify-items: start;
  padding: 10px 10px 12px;
  margin-bottom: 6px;
  border-bottom: 1px solid var(--color-line);
  font-size: 0.9375rem;
  b,
  [data-mail] {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  [data-mail] {
    color: var(--color-ink-muted);
    font-size: 0.8125rem;
  }
  [data-role] {
    margin-top: 8px;
  }
`;

export const Item = styled.a`
  display: flex;
  width: 100%;
  min-height: 40px;
  align-items: center;
  gap: 10px;
  padding: 8px 10px;
  border-radius: var(--radius-sm);
  font-size: 0.9375rem;
  font-weight: 540;
  line-height: 1.3;
  cursor: pointer;
  &:hover,
  &:focus-visible {
    background: color-mix(in srgb, var(--color-ink) 8%, transparent);
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: var(--radius-sm);
  }
`;

export const Side = styled.span`
  margin-left: auto;
  color: var(--color-ink-muted);
  font-size: 0.8125rem;
`;

export const Switch = styled.span`
  position: relative;
  margin-left: auto;
  width: 34px;
  height: 20px;
  border-radius: 20px;
  border: 1px solid var(--color-edge);
  forced-color-adjust: none;
  &::after {
    content: '';
    position: absolute;
    left: 3px;
    top: 3px;
    width: 12px;
    height: 12px;
    border-radius: 9px;
    background: var(--color-ink);
  }
  [data-theme='light'] & {
    background: var(--color-ink);
  }
  [data-theme='light'] &::after {
    left: 17px;
    background: var(--color-canvas);
  }
`;
