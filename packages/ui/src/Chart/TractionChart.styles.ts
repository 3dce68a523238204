import { styled } from 'styled-components';
import { media } from '../tokens';
import { Legend } from './Chart.styles';
import { SteppedPlot } from './StepChart.styles';

export const lanes = `
  [data-lane='held'] {
    fill: var(--color-positive);
  }
  [data-lane='failed'] {
    fill: var(--color-critical);
  }
  [data-lane='open'] {
    fill: none;
    stroke: var(--color-info);
    stroke-width: 1.5;
    stroke-dasharray: 2 1.5;
  }
  [data-lane='unclear'] {
    fill: none;
    stroke: var(--color-ink-muted);
    stroke-width: 1.5;
  }
`;

export const TractionPlot = styled(SteppedPlot)`
  height: 352px;
  padding-bottom: 66px;
  @container (max-width: 27em) {
    height: 296px;
  }
  [data-tone='median'] {
    --tone: var(--color-ink-muted);
  }
  [data-tone='median'] line {
    stroke-width: 1.5;
    stroke-dasharray: 2 3;
    stroke-linecap: butt;
  }
  [data-tone='median'] [data-end] {
    display: none;
  }
  [data-pace] {
    stroke: var(--color-edge);
    stroke-width: 1.25;
  }
  [data-lane='current'] {
    fill: color-mix(in srgb, var(--color-accent) 26%, var(--color-canvas));
  }
  ${lanes}
`;

export const TractionLegend = styled(Legend)`
  svg {
    overflow: visible;
  }
  [data-line] {
    stroke: var(--color-positive);
    stroke-width: 3;
  }
  [data-line='median'] {
    stroke: var(--color-ink-muted);
    stroke-width: 1.5;
    stroke-dasharray: 2 3;
  }
  li[data-remark] {
    color: var(--color-ink);
    font-weight: 560;
    ${media.lg} {
      margin-left: auto;
    }
  }
  ${lanes}
`;
