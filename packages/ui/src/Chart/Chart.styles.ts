import { styled } from 'styled-components';

// Room for the labels of the value axis, by the characters of the longest one.
const gutters = Array.from(
  { length: 9 },
  (_, digits) => `&[data-digits='${digits}']{padding-left:${14 + digits * 7}px}`,
).join('');

export const Figure = styled.figure`
  container-type: inline-size;
  width: 100%;
  min-width: 0;
`;

export const Caption = styled.figcaption`
  margin-bottom: 18px;
`;

/** The drawing. Its padding holds the axes: percentages inside count from the plot, text never scales. */
export const Plot = styled.svg`
  width: 100%;
  height: 316px;
  padding: 22px 0 30px;
  overflow: visible;
  ${gutters}
  @container (max-width: 27em) {
    height: 246px;
  }
  text {
    fill: var(--color-ink-muted);
    font: 500 12px var(--font-body);
    font-variant-numeric: tabular-nums;
  }
  text[data-current] {
    fill: var(--color-accent-text);
    font-weight: 680;
  }
  text[data-value] {
    fill: var(--color-ink);
    font-size: 13px;
    font-weight: 620;
  }
  /* A rim in the colour of the page keeps a figure readable where it crosses a line. */
  text[data-rim] {
    paint-order: stroke;
    stroke: var(--color-canvas);
    stroke-width: 4px;
    stroke-linejoin: round;
  }
  [data-grid] {
    stroke: var(--color-line);
  }
  [data-base] {
    stroke: var(--color-edge);
  }
  [data-tick] {
    fill: var(--color-edge);
  }
  [data-tick='day'] {
    opacity: 0.6;
  }
  [data-today] {
    stroke: var(--color-accent);
    stroke-width: 1.5;
  }
  [data-column] {
    fill: color-mix(in srgb, var(--color-ink) 82%, var(--color-canvas));
  }
  [data-column='current'] {
    fill: var(--color-accent);
  }
  [data-narrow] {
    display: none;
  }
  @container (max-width: 27em) {
    [data-wide] {
      display: none;
    }
    [data-narrow] {
      display: inline;
    }
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 18px;
  margin-top: 14px;
  font-size: 0.8125rem;
  line-height: 1.35;
  color: var(--color-ink-muted);
  li {
    display: inline-flex;
    align-items: center;
    gap: 7px;
  }
`;

export const Values = styled.details`
  margin-top: 10px;
  font-size: 0.875rem;
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: var(--color-ink-muted);
    cursor: pointer;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
    text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);
  }
  summary:hover {
    color: var(--color-ink);
  }
  @media (pointer: coarse) {
    summary {
      min-height: 44px;
    }
  }
  div {
    overflow-x: auto;
  }
  table {
    width: 100%;
    margin-top: 6px;
    border-collapse: collapse;
    border-top: 1px solid var(--color-edge);
  }
  th,
  td {
    padding: 7px 14px 7px 0;
    border-bottom: 1px solid var(--color-line);
    text-align: left;
    font-weight: 450;
  }
  thead th {
    font-size: 0.8125rem;
    font-weight: 560;
    color: var(--color-ink-muted);
  }
  :is(th, td):not(:first-child) {
    padding-right: 0;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;
