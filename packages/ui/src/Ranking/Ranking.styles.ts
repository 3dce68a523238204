import { styled } from 'styled-components';
import { Legend } from '../Chart/Chart.styles';
import { rankingBox, room } from './rankingRoom';
import { slopesWidth } from './slopes';

/** Its width says how much stands side by side. */
export const Root = styled.div`
  container: ${rankingBox} / inline-size;
`;

/** Both orders side by side where there is room, else the one that was chosen. */
export const Lists = styled.div`
  --spread: 178px;
  position: relative;
  border-top: 1px solid var(--color-line);
  ${room.one} {
    &[data-view='adjusted'] [data-column='raw'],
    &[data-view='raw'] [data-column='adjusted'],
    [data-column='slopes'] {
      display: none;
    }
  }
  ${room.two} {
    --spread: 130px;
    --gap: 8px;
    --columns: 30px minmax(0, 1fr) 32px var(--spread) 40px 98px;
    --columns-single: 30px minmax(0, 1fr) var(--spread) 40px 98px;
    --columns-head: minmax(0, 1fr) var(--spread) 40px 98px;
    display: grid;
    grid-template-columns: minmax(0, 2.1fr) ${slopesWidth}px minmax(0, 6.4fr);
    padding-top: 36px;
    border-top: 0;
    &[data-single] {
      grid-template-columns: minmax(0, 1fr);
    }
    [data-column='raw'] {
      min-width: 0;
    }
  }
  ${room.ample} {
    --spread: 178px;
    --gap: 12px;
    --columns: 32px minmax(0, 1fr) 32px var(--spread) 40px 112px;
    --columns-single: 32px minmax(0, 1fr) var(--spread) 40px 112px;
    --columns-head: minmax(0, 1fr) var(--spread) 40px 112px;
    &:not([data-single]) {
      grid-template-columns: minmax(0, 1.75fr) ${slopesWidth}px minmax(0, 6.4fr);
    }
  }
`;

/** Rows, and the line that measures from the first of them. */
export const Rows = styled.div`
  ${room.two} {
    position: absolute;
    inset: 36px 0 auto;
  }
`;

export const Heads = styled.div`
  display: none;
  font-size: 0.8125rem;
  line-height: 1.35;
  color: var(--color-ink-muted);
  ${room.two} {
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
      grid-template-columns: var(--columns-head);
      gap: 0 var(--gap);
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
      left: calc(var(--spread) * (4 + var(--step) * 42.5) / 178);
      font-style: normal;
      transform: translateX(-50%);
    }
  }
`;

export const View = styled.div`
  padding-bottom: 12px;
  ${room.two} {
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
