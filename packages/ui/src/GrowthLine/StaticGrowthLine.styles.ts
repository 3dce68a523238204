import { styled } from 'styled-components';
import { media } from '../tokens';
import { weekShapeStyles } from '../WeekShape/weekShape.styles';

const staggers = Array.from(
  { length: 11 },
  (_, week) => `&>:nth-child(${week + 1}){animation-delay:${250 + week * 70}ms}`,
).join('');

/** The letters. They stretch with the page, and so do their stems; outlines keep their thickness. */
export const Letters = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
  path {
    fill: var(--color-ink);
    vector-effect: non-scaling-stroke;
    stroke-width: 1.25;
  }
  [data-state='now'] {
    fill: var(--color-accent);
  }
  [data-state='next'] {
    fill: none;
    stroke: var(--color-edge);
  }
  &[data-animated] > * {
    transform-box: fill-box;
    transform-origin: 50% 100%;
    animation: letter-rise var(--time-grow) var(--ease-grow) backwards;
  }
  &[data-animated] {
    ${staggers}
  }
  @keyframes letter-rise {
    from {
      transform: scaleY(0);
    }
  }
  ${media.still} {
    &[data-animated] > * {
      animation: none;
    }
  }
  ${media.belowMd} {
    &[data-range='wide'] {
      display: none;
    }
  }
  ${media.md} {
    &[data-range='phone'] {
      display: none;
    }
  }
`;

/** Letters with states that a mentor gave. Its rules stay out of the pages that show the season by time alone. */
export const LettersByState = styled(Letters)`
  ${weekShapeStyles}
`;

/** Ruler and names, as wide as the letters and one gap, so that both keep step. Nothing of them is stretched. */
export const Scale = styled.div`
  width: 101.43%;
  margin-top: 12px;
  ${media.md} {
    width: 101.06%;
  }
  svg {
    overflow: visible;
  }
  path {
    fill: none;
    vector-effect: non-scaling-stroke;
    stroke-width: 1.5;
    stroke: var(--color-edge);
    opacity: 0.75;
  }
  path:first-child {
    stroke: var(--color-ink);
    opacity: 1;
  }
  rect {
    fill: var(--color-accent);
  }
  p {
    display: grid;
    grid-template-columns: repeat(11, 1fr);
    margin-top: 8px;
    counter-reset: week;
    font-size: 0.75rem;
    font-weight: 600;
    line-height: 1.35;
    color: var(--color-ink-muted);
  }
  [data-current] {
    color: var(--color-accent-text);
  }
  ${media.belowMd} {
    b {
      display: none;
    }
    span::before {
      counter-increment: week;
      content: counter(week);
    }
  }
  b {
    font-weight: inherit;
  }
  ${media.md} {
    p {
      font-size: clamp(0.75rem, 1.1vw, 0.875rem);
      letter-spacing: -0.01em;
    }
  }
`;
