import { styled } from 'styled-components';
import { media } from '../tokens';

const ticks = 11;

const tickDelays = Array.from(
  { length: ticks },
  (_, index) =>
    `i:nth-child(${index + 1}){animation-delay:calc(var(--toast-time) * ${(ticks - 1 - index) / ticks})}`,
).join('');

export const Card = styled.li`
  position: relative;
  min-width: 300px;
  max-width: min(560px, 100%);
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 12px;
  align-items: start;
  padding: 13px 10px 15px 14px;
  background: var(--color-raised);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-md);
  box-shadow: var(--shadow-float);
  font-size: 0.9375rem;
  line-height: 1.4;
  animation: toast-in var(--time-base) var(--ease-grow);
  @keyframes toast-in {
    from {
      opacity: 0;
      transform: translateY(12px);
    }
  }
  ${media.belowMd} {
    width: 100%;
  }
  --status: var(--color-info);
  &[data-status='success'] {
    --status: var(--color-positive);
  }
  &[data-status='warning'] {
    --status: var(--color-caution);
  }
  &[data-status='error'] {
    --status: var(--color-critical);
    border-color: var(--color-critical);
  }
  &[data-status='loading'] {
    --status: var(--color-accent-text);
  }
`;

export const Message = styled.div`
  display: grid;
  grid-template-columns: 20px 1fr;
  gap: 0 12px;
  min-width: 0;
  overflow-wrap: anywhere;
  & > svg {
    color: var(--status);
    margin-top: 1px;
  }
  b {
    display: block;
  }
  p {
    grid-column: 2;
    color: var(--color-ink-muted);
  }
`;

export const Action = styled.button`
  grid-column: 2;
  justify-self: start;
  min-height: 28px;
  font-weight: 600;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  /* As easy to hit with a finger as any other. */
  @media (pointer: coarse) {
    position: relative;
    &::after {
      content: '';
      position: absolute;
      inset: -8px;
    }
  }
  &:hover {
    text-decoration-color: var(--color-accent);
    text-decoration-thickness: 2px;
  }
`;

export const Close = styled.button`
  width: 28px;
  height: 28px;
  margin-top: -3px;
  display: grid;
  place-items: center;
  border-radius: var(--radius-sm);
  color: var(--color-ink-muted);
  @media (pointer: coarse) {
    position: relative;
    &::after {
      content: '';
      position: absolute;
      inset: -8px;
    }
  }
  &:hover {
    color: var(--color-ink);
    background: color-mix(in srgb, var(--color-ink) 8%, transparent);
  }
`;

/** Eleven ticks: the time left. They go from right to left and stand still while paused. */
export const Ticks = styled.span`
  position: absolute;
  inset: auto 14px 0;
  display: flex;
  gap: 3px;
  height: 3px;
  color: var(--status);
  i {
    flex: 1;
    background: currentColor;
    animation: toast-tick calc(var(--toast-time) / ${ticks}) linear both;
  }
  ${tickDelays}
  @keyframes toast-tick {
    to {
      opacity: 0.16;
    }
  }
  [data-paused] > & i {
    animation-play-state: paused;
  }
  ${media.still} {
    i {
      animation: none !important;
    }
  }
`;
