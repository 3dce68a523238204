import { styled } from 'styled-components';
import { Legend } from '../Chart/Chart.styles';
import { lanes } from '../Chart/TractionChart.styles';
import { media } from '../tokens';
import { weekShapeStyles } from '../WeekShape';

const marks = `
  [data-meeting='held'] {
    fill: var(--color-ink);
  }
  [data-meeting='planned'] {
    fill: none;
    stroke: var(--color-edge);
  }
  [data-meeting='missed'] {
    fill: none;
    stroke: var(--color-caution);
    stroke-dasharray: 2 2;
  }
  ${lanes}
`;

/** Rows on one ruler of days. The names stand left of the plot, on phones above each row. */
export const Sheet = styled.div`
  --names: 0px;
  position: relative;
  ${media.md} {
    --names: 132px;
  }
`;

export const Row = styled.div`
  display: grid;
  border-bottom: 1px solid var(--color-line);
  font-size: 0.875rem;
  font-weight: 560;
  & > b {
    padding-top: 8px;
    font-weight: inherit;
  }
  & > svg,
  & > div {
    display: block;
    width: 100%;
    min-width: 0;
    overflow: visible;
  }
  & > svg {
    height: 36px;
  }
  &[data-row='letters'] > b {
    padding: 0 0 10px;
  }
  ${media.md} {
    grid-template-columns: var(--names) minmax(0, 1fr);
    align-items: center;
    & > b {
      padding: 0;
    }
    & > svg {
      height: 48px;
    }
    &[data-row='letters'] {
      align-items: end;
    }
  }
  &[data-row='letters'] svg {
    max-width: 100%;
    overflow: visible;
    ${weekShapeStyles}
  }
  ${marks}
`;

/** Ruler and names of the weeks; numbers where there is no room for words. */
export const Ruler = styled.div`
  margin-left: var(--names);
  & > svg {
    display: block;
    width: 100%;
    height: 10px;
    overflow: visible;
  }
  path {
    fill: none;
    vector-effect: non-scaling-stroke;
    stroke: var(--color-edge);
  }
  path:first-child {
    stroke: var(--color-ink);
  }
  p {
    display: grid;
    grid-template-columns: repeat(11, minmax(0, 1fr));
    margin-top: 6px;
    font-size: 0.75rem;
    font-weight: 560;
    line-height: 1.35;
    color: var(--color-ink-muted);
    font-variant-numeric: tabular-nums;
  }
  [data-current] {
    color: var(--color-accent-text);
    font-weight: 680;
  }
  b {
    display: none;
    font-weight: inherit;
  }
  ${media.lg} {
    b {
      display: inline;
    }
    i {
      display: none;
    }
  }
  i {
    font-style: normal;
  }
`;

/** The rows below the letters, and today across them into the ruler. */
export const Lanes = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    inset: 0 0 auto var(--names);
    width: calc(100% - var(--names));
    height: calc(100% + 14px);
    overflow: visible;
    pointer-events: none;
  }
  rect[data-now] {
    fill: var(--color-accent);
    forced-color-adjust: none;
  }
`;

export const SheetLegend = styled(Legend)`
  svg {
    overflow: visible;
  }
  ${media.md} {
    justify-content: end;
  }
  ${marks}
`;
