import { layers, media } from '@grow/ui';
import { styled } from 'styled-components';

// On phones within reach of the thumb: the field stays at the bottom, what it finds stands above it.
export const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  ${media.belowLg} {
    order: 3;
    position: sticky;
    bottom: 0;
    z-index: ${layers.stickyBar};
    flex-direction: column-reverse;
    margin-inline: calc(-1 * var(--gutter));
    padding: 12px var(--gutter) max(12px, env(safe-area-inset-bottom));
    border-top: 1px solid var(--color-line);
    background: var(--color-canvas);
    /* Keys are of no help to a thumb. */
    [data-search] > :last-child {
      display: none;
    }
  }
`;

export const Hits = styled.ul`
  overflow-y: auto;
  max-height: 45svh;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-md);
  background: var(--color-surface);
`;

export const Hit = styled.li`
  display: grid;
  gap: 2px;
  align-content: center;
  min-height: 56px;
  padding: 8px 14px;
  border-top: 1px solid var(--color-line);
  cursor: pointer;
  &:first-child {
    border-top: 0;
  }
  &:hover,
  &[aria-selected='true'] {
    background: var(--color-accent-tint);
  }
  &[aria-selected='true'] {
    box-shadow: inset 3px 0 0 var(--color-accent);
  }
  span {
    color: var(--color-ink-muted);
    font-size: 0.875rem;
  }
  &:hover span,
  &[aria-selected='true'] span {
    color: inherit;
  }
`;

export const None = styled.p`
  font-size: 0.875rem;
  color: var(--color-ink-muted);
  &:empty {
    display: none;
  }
`;
