import { styled } from 'styled-components';

export const Anchor = styled.a`
  text-underline-offset: 0.22em;
  text-decoration-thickness: 1px;
  text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);
  transition: text-decoration-color var(--time-quick);
  &[data-variant='inline'] {
    text-decoration-line: underline;
    padding-block: 3px;
  }
  &[data-variant='arrow'] {
    min-height: 28px;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    font-weight: 620;
    color: var(--color-ink);
  }
  @media (pointer: coarse) {
    &[data-variant='arrow'] {
      min-height: 44px;
    }
  }
  &[data-variant='arrow'] svg {
    transition: transform var(--time-quick) var(--ease-grow);
  }
  &[data-variant='arrow']:hover svg {
    transform: translateX(3px);
  }
  &[data-variant='inline']:hover,
  &[data-variant='plain']:hover {
    text-decoration-line: underline;
    text-decoration-color: var(--color-accent);
    text-decoration-thickness: 2px;
  }
`;
