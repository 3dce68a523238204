import { styled } from 'styled-components';
import { media } from '../tokens';

/** Also of links that look like a button: the element is the caller's (`as`). */
export const ButtonRoot = styled.button`
  --height: 44px;
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: var(--height);
  padding: 4px 18px;
  border: 1px solid transparent;
  border-radius: var(--radius-sm);
  font-weight: 640;
  font-size: 0.9375rem;
  line-height: 1.2;
  text-align: center;
  white-space: nowrap;
  cursor: pointer;
  transition:
    background var(--time-quick),
    border-color var(--time-quick),
    transform var(--time-tap);
  &:active {
    transform: translateY(1px);
  }
  &:focus-visible {
    border-radius: var(--radius-sm);
  }
  &[data-size='xs'] {
    --height: 32px;
    padding-inline: 11px;
    font-size: 0.8125rem;
  }
  &[data-size='sm'] {
    --height: 36px;
    padding-inline: 14px;
    font-size: 0.875rem;
  }
  &[data-size='lg'] {
    --height: 54px;
    padding-inline: 24px;
    font-size: 1rem;
  }
  /* On phones a label that is wider than its place takes a second line; what stands beside it does not squeeze it. */
  ${media.belowMd} {
    flex-shrink: 0;
    max-width: 100%;
    white-space: normal;
    overflow-wrap: break-word;
  }
  /* The small ones are as easy to hit with a finger as the others. */
  @media (pointer: coarse) {
    &:is([data-size='xs'], [data-size='sm'])::after {
      content: '';
      position: absolute;
      inset: calc((var(--height) - 46px) / 2) 0;
    }
  }
  &[data-block] {
    width: 100%;
  }
  &[data-variant='primary'] {
    background: var(--color-accent);
    color: var(--color-on-accent);
  }
  &[data-variant='primary']:hover {
    background: var(--color-accent-hover);
  }
  &[data-variant='solid'] {
    background: var(--color-ink);
    color: var(--color-canvas);
  }
  &[data-variant='solid']:hover {
    background: color-mix(in srgb, var(--color-ink) 86%, var(--color-canvas));
  }
  &[data-variant='secondary'] {
    border-color: var(--color-edge);
  }
  &[data-variant='secondary']:hover {
    border-color: var(--color-ink);
    background: color-mix(in srgb, var(--color-ink) 7%, transparent);
  }
  &[data-variant='ghost'] {
    padding-inline: 10px;
  }
  &[data-variant='ghost']:hover {
    background: color-mix(in srgb, var(--color-ink) 8%, transparent);
  }
  &[data-variant='danger'] {
    border-color: var(--color-critical);
    color: var(--color-critical);
  }
  &[data-variant='danger']:hover {
    background: var(--color-critical-tint);
  }
  /* Also under a pointer: doubled, so that it outweighs the hover of each variant. */
  &&:disabled,
  &&[aria-disabled='true']:not([aria-busy='true']) {
    background: var(--color-sunken);
    border-color: var(--color-line);
    color: var(--color-ink-muted);
    cursor: not-allowed;
    transform: none;
  }
  &[aria-busy='true'] {
    cursor: progress;
    transform: none;
  }
  svg,
  i {
    flex: none;
  }
  &[data-icon-only] {
    width: var(--height);
    padding: 0;
  }
`;

/** Both labels share one cell, so that the wider of the two sets the width and it never jumps. */
export const Labels = styled.span`
  display: inline-grid;
  & > span {
    grid-area: 1 / 1;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
  }
  & > [data-hidden] {
    visibility: hidden;
  }
  /* Where the dial will stand. */
  i {
    width: 18px;
  }
  ${media.still} {
    i[data-worded] {
      display: none;
    }
  }
`;
