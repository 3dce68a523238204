import { media } from '@grow/ui';
import { styled } from 'styled-components';

export const Panel = styled.section`
  display: grid;
  gap: 12px;
`;

export const Frame = styled.div`
  position: relative;
  display: none;
  overflow: hidden;
  width: 100%;
  border-radius: var(--radius-md);
  background: var(--color-sunken);
  aspect-ratio: 4 / 3;
  max-height: 38svh;
  &[data-open] {
    display: block;
  }
  ${media.lg} {
    max-height: 52svh;
  }
`;

export const Video = styled.video`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

// On whatever the camera sees: a ground of its own.
export const Hint = styled.p`
  position: absolute;
  inset: auto 12px 12px;
  padding: 6px 12px;
  border-radius: var(--radius-sm);
  background: var(--color-canvas);
  font-size: 0.9375rem;
  text-align: center;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
