import { styled } from 'styled-components';
import { Legend } from '../Chart/Chart.styles';
import { media } from '../tokens';
import { slopesWidth } from './slopes';

/** Both orders side by side from 62em; below it the one that was chosen. */
export const Lists = styled.div`
  position: relative;
  border-top: 1px solid var(--color-line);
  ${media.belowLg} {
    &[data-view='adjusted'] [data-column='raw'],
    &[data-view='raw'] [data-column='adjusted'],
    [data-column='slopes'] {
      display: none;
    }
  }
  ${media.lg} {
    display: grid;
    grid-template-columns: minmax(0, 1.75fr) ${slopesWidth}px minmax(0, 6.4fr);
    padding-top: 36px;
    border-top: 0;
    &[data-single] {
      grid-template-columns: minmax(0, 1fr);
    }
    [data-column='raw'] {
      min-width: 0;
    }
  }
`;

/** Rows, and the line that measures from the first of them. */
export const Rows = styled.div`
  ${media.lg} {
    position: absolute;
    inset: 36px 0 auto;
  }
`;

export const Heads = styled.div`
  display: none;
  font-size: 0.8125rem;
  line-height: 1.35;
  color: var(--color-ink-muted);
  ${media.lg} {
    position: absolute;
    inset: 0 0 auto;
    display: grid;
    grid-template-columns: inherit;
    & > p {
      height: 36px;
      border-bottom: 1px solid var(--color-line);
    }
    [data-head='raw'] {
      display: flex;
      align-items: center;
      justify-content: space-between;
    }
    [data-head='slopes'] {
      border: 0;
    }
    [data-head='adjusted'] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 178px 40px 120px;
      gap: 0 12px;
      align-items: center;
    }
    [data-head='adjusted'] > span:last-child {
      text-align: right;
    }
    [data-axis] {
      position: relative;
      height: 1.35em;
      font-variant-numeric: tabular-nums;
    }
    [data-axis] i {
      position: absolute;
      left: calc(4px + var(--step) * 42.5px);
      font-style: normal;
      transform: translateX(-50%);
    }
  }
`;

export const View = styled.div`
  padding-bottom: 12px;
  ${media.lg} {
    display: none;
  }
`;

export const Reason = styled.p`
  display: flex;
  gap: 10px;
  padding-bottom: 14px;
  font-size: 0.9375rem;
  line-height: 1.45;
  color: var(--color-ink-muted);
  max-width: 68ch;
  svg {
    margin-top: 3px;
  }
`;

export const SpreadLegend = styled(Legend)`
  margin-top: 0;
  i {
    flex: none;
    width: 3px;
    height: 14px;
    background: var(--color-ink);
    forced-color-adjust: none;
  }
  [data-shape='juror'] {
    width: 4px;
    height: 8px;
    background: var(--color-ink-muted);
  }
  [data-shape='apart'] {
    width: 14px;
    height: 9px;
    background: repeating-linear-gradient(135deg, var(--color-caution) 0 2px, transparent 2px 5px);
    box-shadow: inset 0 0 0 1px var(--color-caution);
  }
`;
