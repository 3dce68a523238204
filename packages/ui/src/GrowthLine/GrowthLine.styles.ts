import { styled } from 'styled-components';
import { media } from '../tokens';
import { weekShapeStyles } from '../WeekShape/weekShape.styles';

const staggers = Array.from(
  { length: 11 },
  (_, week) => `& > g:nth-of-type(${week + 1}) > g{animation-delay:${250 + week * 70}ms}`,
).join('');

export const Frame = styled.div`
  width: 100%;
  min-width: 0;
`;

export const Drawing = styled.svg`
  max-width: 100%;
  overflow: visible;
  path {
    vector-effect: non-scaling-stroke;
  }
  ${weekShapeStyles}
  rect[data-tick] {
    fill: var(--color-edge);
    opacity: 0.75;
  }
  rect[data-tick='past'] {
    fill: var(--color-ink);
    opacity: 1;
  }
  rect[data-now],
  rect[data-gate] {
    fill: var(--color-accent);
  }
  text {
    fill: var(--color-ink-muted);
    font-family: var(--font-body);
    font-weight: 600;
  }
  text[data-current],
  text[data-gate] {
    fill: var(--color-accent-text);
  }
  &[data-animated] > g > g {
    transform-box: fill-box;
    transform-origin: 50% 100%;
    animation: letter-up var(--time-grow) var(--ease-grow) backwards;
  }
  &[data-animated] {
    ${staggers}
  }
  @keyframes letter-up {
    from {
      transform: scaleY(0);
    }
  }
  ${media.still} {
    &[data-animated] > g > g {
      animation: none !important;
    }
  }
`;
