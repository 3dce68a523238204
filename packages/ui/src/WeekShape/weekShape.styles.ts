import { css } from 'styled-components';

/** How the states of weeks look in a drawing; see `WeekShape`. */
export const weekShapeStyles = css`
  path[data-state] {
    stroke-width: var(--week-line, 1.25);
  }
  path[data-state='done'] {
    fill: var(--color-ink);
  }
  path[data-state='accepted'] {
    fill: var(--color-positive);
  }
  path[data-state='now'] {
    fill: var(--color-accent);
  }
  path[data-state='next'],
  path[data-outline] {
    fill: none;
    stroke: var(--color-edge);
  }
  path[data-outline='review'] {
    stroke: var(--color-positive);
  }
  path[data-state='returned'] {
    fill: var(--color-caution);
  }
  path[data-outline='returned'] {
    stroke: var(--color-caution);
  }
  path[data-outline='now'] {
    stroke: var(--color-accent);
  }
  path[data-outline='missed'] {
    stroke: var(--color-critical);
    stroke-dasharray: 3 3;
  }
  path[data-state='missed'] {
    fill: var(--color-critical);
  }
  pattern rect {
    fill: var(--color-positive);
  }
`;
