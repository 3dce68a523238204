import { styled } from 'styled-components';
import { Plot } from './Chart.styles';

export const StackedPlot = styled(Plot)`
  [data-tone='positive'] {
    fill: var(--color-positive);
  }
  [data-tone='critical'] {
    fill: var(--color-critical);
  }
  [data-tone='open'] {
    fill: color-mix(in srgb, var(--color-ink) 14%, var(--color-canvas));
  }
  [data-tone] {
    stroke: var(--color-canvas);
    stroke-width: 1.5;
  }
  [data-tone='late'] {
    stroke: var(--color-caution);
    stroke-width: 1;
  }
  pattern rect {
    fill: var(--color-caution);
  }
  [data-future] {
    fill: var(--color-line);
  }
  text[data-inside] {
    fill: var(--color-on-status);
    font-weight: 680;
  }
`;

export const Swatch = styled.i`
  width: 12px;
  height: 12px;
  &[data-tone='positive'] {
    background: var(--color-positive);
  }
  &[data-tone='critical'] {
    background: var(--color-critical);
  }
  &[data-tone='open'] {
    background: color-mix(in srgb, var(--color-ink) 14%, var(--color-canvas));
    box-shadow: inset 0 0 0 1px var(--color-edge);
  }
  &[data-tone='late'] {
    border: 1px solid var(--color-caution);
    background: repeating-linear-gradient(135deg, var(--color-caution) 0 2px, transparent 2px 4px);
  }
`;
