import { styled } from 'styled-components';
import { media } from '../tokens';

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
    stroke-width: 1.25;
  }
  path[data-state='done'] {
    fill: var(--color-ink);
  }
  path[data-state='now'] {
    fill: var(--color-accent);
  }
  path[data-state='next'] {
    fill: none;
    stroke: var(--color-edge);
  }
  path[data-state='accepted'] {
    fill: var(--color-positive);
  }
  path[data-state='review'] {
    stroke: var(--color-positive);
  }
  path[data-state='returned'] {
    fill: none;
    stroke: var(--color-caution);
  }
  path[data-half] {
    fill: var(--color-caution);
  }
  path[data-state='missed'] {
    fill: none;
    stroke: var(--color-critical);
    stroke-dasharray: 3 3;
  }
  pattern rect {
    fill: var(--color-positive);
  }
  rect[data-tick] {
    fill: var(--color-edge);
    opacity: 0.75;
  }
  rect[data-tick='past'] {
    fill: var(--color-ink);
    opacity: 1;
  }
  rect[data-now] {
    fill: var(--color-accent);
  }
  text {
    fill: var(--color-ink-muted);
    font-family: var(--font-body);
    font-weight: 600;
  }
  text[data-current] {
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
