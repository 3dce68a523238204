import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/typeStyles';

export const Zone = styled.label`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  justify-content: center;
  min-height: 72px;
  padding: 20px 22px;
  border: 1px dashed var(--color-edge);
  border-radius: var(--radius-md);
  font-size: 0.9375rem;
  line-height: 1.45;
  text-align: center;
  cursor: pointer;
  &:hover {
    border-color: var(--color-ink);
  }
  input {
    ${visuallyHidden}
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 3px;
  }
  & > svg {
    color: var(--color-ink-muted);
  }
  u {
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
    text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);
  }
  &:hover u {
    text-decoration-color: var(--color-accent);
    text-decoration-thickness: 2px;
  }
  small {
    flex-basis: 100%;
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
  &[data-over] {
    border-style: solid;
    border-color: var(--color-accent);
    background: var(--color-accent-tint);
  }
  &:has(:disabled) {
    border-color: var(--color-line);
    background: var(--color-sunken);
    color: var(--color-ink-muted);
    cursor: not-allowed;
  }
`;

export const Panel = styled.div`
  display: grid;
  gap: 10px;
  align-content: center;
  min-height: 72px;
  padding: 14px 16px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-md);
  font-size: 0.9375rem;
  line-height: 1.45;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 10px;
    align-items: center;
  }
  b {
    flex: 1 1 8rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  span {
    font-size: 0.875rem;
    color: var(--color-ink-muted);
    font-variant-numeric: tabular-nums;
  }
  button {
    min-height: 32px;
    font-size: 0.875rem;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
  }
  button:hover {
    text-decoration-color: var(--color-accent);
    text-decoration-thickness: 2px;
  }
  & > p {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
  &[data-failed] > p {
    color: inherit;
  }
  @media (pointer: coarse) {
    button {
      min-height: 44px;
    }
  }
  &[data-failed] {
    border-color: var(--color-critical);
  }
  &[data-failed] svg {
    color: var(--color-critical);
  }
`;

export const Ticks = styled.div`
  && {
    display: flex;
    flex-wrap: nowrap;
    gap: 3px;
    height: 8px;
  }
  i {
    flex: 1;
    height: 8px;
    box-shadow: inset 0 0 0 1px var(--color-edge);
    opacity: 0.6;
  }
  i[data-on] {
    background: var(--color-ink);
    box-shadow: none;
    opacity: 1;
  }
`;
