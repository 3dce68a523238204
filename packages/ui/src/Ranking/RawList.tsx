import type { OlHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { room } from './rankingRoom';
import { cutLook, placeLook, rowLook } from './rowLooks';
import { rowHeight, type RankingLabels, type RawTeam } from './rankingTypes';

const Row = styled.li`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto;
  gap: 10px;
  align-items: center;
  min-height: ${rowHeight}px;
  padding-block: 4px;
  content-visibility: auto;
  contain-intrinsic-height: auto ${rowHeight}px;
  font-size: 0.9375rem;
  line-height: 1.25;
  ${rowLook}
  ${placeLook}
  ${cutLook}
  [data-name] {
    min-width: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  &[data-out] [data-name] {
    font-weight: 450;
  }
  [data-score] {
    color: var(--color-ink-muted);
    font-variant-numeric: tabular-nums;
  }
  ${room.two} {
    height: ${rowHeight}px;
    gap: 0;
    padding-block: 0;
    [data-name] {
      padding-right: 8px;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

interface RawListProps extends OlHTMLAttributes<HTMLOListElement> {
  raw: readonly RawTeam[];
  cut: number;
  cutLabel: string;
  selected: string | undefined;
  labels: Pick<RankingLabels, 'tied'>;
}

/** The teams in the order as they were given. */
export const RawList = ({ raw, cut, cutLabel, selected, labels, ...rest }: RawListProps) => (
  <ol {...rest}>
    {raw.map(({ key, name, place, isTied, score }, index) => (
      <Row
        key={key}
        data-out={index >= cut ? '' : undefined}
        data-cut={index === cut - 1 ? cutLabel : undefined}
        data-selected={key === selected ? '' : undefined}
      >
        <span data-place="">
          {place}
          {isTied && (
            <>
              <i aria-hidden>=</i>
              <small>{labels.tied}</small>
            </>
          )}
        </span>
        <span data-name="">{name}</span>
        <span data-score="">{score}</span>
      </Row>
    ))}
  </ol>
);
