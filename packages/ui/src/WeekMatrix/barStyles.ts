import { css } from 'styled-components';

/** How the states of weeks look in the matrix and in its legend; see `WeekBar`. */
export const barStyles = css`
  svg[data-bars] {
    max-width: 100%;
    overflow: visible;
  }
  [data-fill='accepted'] {
    fill: var(--color-positive);
  }
  [data-fill='returned'] {
    fill: var(--color-caution);
  }
  [data-fill='missed'] {
    fill: var(--color-critical);
  }
  [data-fill='open'] {
    fill: var(--color-accent);
  }
  [data-fill='free'] {
    fill: var(--color-edge);
  }
  [data-line] {
    fill: none;
    stroke: var(--color-edge);
  }
  [data-line='accepted'] {
    stroke: var(--color-positive);
  }
  [data-line='returned'] {
    stroke: var(--color-caution);
  }
  [data-line='open'] {
    stroke: var(--color-accent);
  }
  [data-line='extended'] {
    stroke: var(--color-info);
    stroke-width: 1.25;
  }
`;
