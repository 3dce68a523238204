import { TriangleAlert } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import type { SheetCellState } from '../SheetMatrix/sheetCells';
import { coverageLength, coveragePaths } from './coveragePaths';
import { Cells, List, Stage, Words } from './StageCoverage.styles';

/** A stage of a {@link StageCoverage}. */
export interface CoverageStage {
  key: string;
  name: string;
  /** Teams in their order, each with the jurors in theirs. */
  teams: readonly (readonly SheetCellState[])[];
  /** Whether all is covered, such as "covered" or "1 gap". */
  status: ReactNode;
  hasGap: boolean;
  /** What the drawing shows, read aloud, such as "20 teams, 5 jurors, 1 conflict". */
  summary: string;
}

/** Props of {@link StageCoverage}; everything else goes to the `<ul>`. */
export interface StageCoverageProps extends Omit<HTMLAttributes<HTMLUListElement>, 'onSelect'> {
  /** Names the list. */
  label: string;
  stages: readonly CoverageStage[];
  /** The key of the stage that is shown below. */
  selected: string | undefined;
  onSelect: (key: string) => void;
}

/** More than so many teams do not fit beside a name on a phone. */
const MANY = 24;

const px = (length: number) => `${length}px`;
const jurorsOf = ({ teams }: CoverageStage) => Math.max(0, ...teams.map((jurors) => jurors.length));

/** Who judges whom at a glance: a small grid for each stage, teams down and jurors across; on phones the other way round. */
export const StageCoverage = ({ label, stages, selected, onSelect, ...rest }: StageCoverageProps) => {
  const widest = coverageLength(Math.max(0, ...stages.map(jurorsOf)));
  return (
    <List aria-label={label} {...rest} style={{ '--widest': px(widest) }}>
      {stages.map((stage) => (
        <li key={stage.key}>
          <Stage
            type="button"
            aria-current={stage.key === selected ? 'true' : undefined}
            onClick={() => onSelect(stage.key)}
          >
            <Words>
              <b>{stage.name}</b>
              <span data-gap={stage.hasGap ? '' : undefined}>
                {stage.hasGap && <TriangleAlert size={14} strokeWidth={1.75} aria-hidden />}
                {stage.status}
              </span>
              <small>{stage.summary}</small>
            </Words>
            <Cells
              aria-hidden
              data-many={stage.teams.length > MANY ? '' : undefined}
              style={{
                '--across': px(coverageLength(jurorsOf(stage))),
                '--down': px(coverageLength(stage.teams.length)),
              }}
            >
              <g>
                {coveragePaths(stage.teams).map(({ state, path }) => (
                  <path key={state} data-cells={state} d={path} />
                ))}
              </g>
            </Cells>
          </Stage>
        </li>
      ))}
    </List>
  );
};
