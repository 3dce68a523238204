import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: 12px;
  max-width: 340px;
`;

export const Stage = styled.div`
  position: relative;
  aspect-ratio: 1;
  width: 100%;
  overflow: hidden;
  border-radius: var(--radius-md);
  background: var(--color-sunken);
  cursor: grab;
  touch-action: none;
  user-select: none;
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    border-radius: var(--radius-md);
  }
  img {
    position: absolute;
    max-width: none;
    pointer-events: none;
  }
`;

/** The share of the stage that the circle or the square takes. */
export const circleShare = 0.8;

export const Mask = styled.div`
  position: absolute;
  inset: 0;
  pointer-events: none;
  background: radial-gradient(
    circle closest-side at 50% 50%,
    transparent 0 ${circleShare * 100 - 0.3}%, var(--color-mask) ${circleShare * 100 + 0.3}%
  );
  [data-shape='square'] & {
    inset: ${(1 - circleShare) * 50}%;
    border-radius: 6%;
    background: none;
    box-shadow: 0 0 0 100vmax var(--color-mask);
  }
`;

export const Ring = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
  fill: var(--color-on-mask);
`;

export const ZoomRow = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
`;

export const Ruler = styled.div`
  position: relative;
  flex: 1;
  height: 44px;
  svg {
    position: absolute;
    inset: 0 2px;
    width: calc(100% - 4px);
    height: 100%;
    fill: var(--color-edge);
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    appearance: none;
    background: none;
    cursor: pointer;
  }
  input::-webkit-slider-thumb {
    appearance: none;
    width: 4px;
    height: 26px;
    border-radius: 2px;
    background: var(--color-accent);
    box-shadow: 0 0 0 3px var(--color-canvas);
  }
  input::-moz-range-thumb {
    width: 4px;
    height: 26px;
    border: 0;
    border-radius: 2px;
    background: var(--color-accent);
    box-shadow: 0 0 0 3px var(--color-canvas);
  }
`;

export const Previews = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  font-size: 0.875rem;
  line-height: 1.35;
  color: var(--color-ink-muted);
`;

export const Preview = styled.span`
  position: relative;
  flex: none;
  width: 64px;
  height: 64px;
  border-radius: 50%;
  overflow: hidden;
  background: var(--color-line);
  [data-shape='square'] & {
    border-radius: 11%;
  }
  &[data-size='36'] {
    width: 36px;
    height: 36px;
  }
  &[data-size='24'] {
    width: 24px;
    height: 24px;
  }
  img {
    position: absolute;
    max-width: none;
  }
`;
