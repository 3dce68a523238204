import { Clock } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { BarsLegend, blockLook, List } from './StageBars.styles';
import { stageBarBox, stageBarPaths } from './stageBarPaths';

/** A stage of {@link StageBars}. */
export interface StageBarsItem {
  key: string;
  name: ReactNode;
  /** Where it is, such as "team 13 of 20". */
  detail: ReactNode;
  /** Score sheets that are in, a number for each team in the order of the stage. */
  teams: readonly number[];
  /** Which team is on stage, from 0; undefined when none is. */
  now: number | undefined;
  /** Such as "47" in bold "of 80". */
  count: ReactNode;
  /** What is missing, such as "3 missing" or "nothing missing". */
  status: ReactNode;
  isMissing: boolean;
  /** The bars in words, such as "11 of 20 teams have all score sheets". */
  label: string;
}

/** Props of {@link StageBars}; everything else goes to the `<ul>`. */
export interface StageBarsProps extends HTMLAttributes<HTMLUListElement> {
  stages: readonly StageBarsItem[];
  /** Score sheets that each team gets. */
  wanted: number;
}

const Bars = styled.svg`
  overflow: visible;
  ${blockLook}
`;

/** How the score sheets come in, stage by stage: a bar for each team, a block for each sheet. */
export const StageBars = ({ stages, wanted, ...rest }: StageBarsProps) => (
  <List {...rest}>
    {stages.map(({ key, name, detail, teams, now, count, status, isMissing, label }) => (
      <li key={key}>
        <span data-name="">
          <b>{name}</b>
          <small>{detail}</small>
        </span>
        <Bars
          data-bars=""
          viewBox={`0 0 ${stageBarBox.width} ${stageBarBox.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          {Object.entries(stageBarPaths({ teams, wanted, now })).map(
            ([block, path]) => path && <path key={block} data-block={block} d={path} />,
          )}
        </Bars>
        <span data-count="">{count}</span>
        <span data-status="" data-late={isMissing ? '' : undefined}>
          {isMissing && <Clock size={14} strokeWidth={1.75} aria-hidden />}
          {status}
        </span>
      </li>
    ))}
  </List>
);

/** Props of {@link StageBarsLegend}; everything else goes to the `<ul>`. */
export interface StageBarsLegendProps extends HTMLAttributes<HTMLUListElement> {
  labels: { in: ReactNode; onStage: ReactNode; next: ReactNode };
}

/** What the blocks of {@link StageBars} mean. */
export const StageBarsLegend = ({ labels, ...rest }: StageBarsLegendProps) => (
  <BarsLegend {...rest}>
    {(['in', 'onStage', 'next'] as const).map((block) => (
      <li key={block}>
        <svg width="10" height="10" aria-hidden>
          <rect data-block={block} width="10" height="10" />
        </svg>
        {labels[block]}
      </li>
    ))}
  </BarsLegend>
);
