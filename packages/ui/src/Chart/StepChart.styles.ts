import { styled } from 'styled-components';
import { Plot } from './Chart.styles';

export const SteppedPlot = styled(Plot)`
  [data-tone] line {
    stroke: var(--tone);
    stroke-width: 2.5;
    stroke-linecap: square;
  }
  [data-tone] rect {
    fill: var(--tone);
  }
  [data-tone] [data-area] {
    opacity: 0.14;
  }
  [data-tone='positive'] {
    --tone: var(--color-positive);
  }
  [data-tone='ink'] {
    --tone: var(--color-ink);
  }
  [data-tone='info'] {
    --tone: var(--color-info);
  }
  [data-tone='info'] line {
    stroke-dasharray: 5 3;
    stroke-linecap: butt;
  }
  [data-end] {
    stroke: var(--color-canvas);
    stroke-width: 2;
  }
  [data-goal] {
    stroke: var(--color-edge);
    stroke-dasharray: 2 3;
  }
  [data-goal='mark'] {
    fill: var(--color-canvas);
    stroke: var(--color-ink);
    stroke-width: 1.5;
    stroke-dasharray: none;
  }
`;
