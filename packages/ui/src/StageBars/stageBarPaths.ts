import { round2 } from '../geometry/contours';

/** How a sheet of a stage stands: it is in, its team is on stage (and it is in, or not yet), or it is to come. */
type StageBlock = 'in' | 'onStage' | 'awaited' | 'next';

/** The box that {@link stageBarPaths} fills; it is stretched to its room. */
export const stageBarBox = { width: 200, height: 28 } as const;
const GAP = 2;

interface Stage {
  /** Sheets that are in, a number for each team in the order of the stage. */
  teams: readonly number[];
  /** Sheets that each team gets. */
  wanted: number;
  /** Which team is on stage, from 0; undefined when none is. */
  now: number | undefined;
}

/** A bar for each team, a block for each sheet, from the ground up; one path for each state. */
export function stageBarPaths({ teams, wanted, now }: Stage): Record<StageBlock, string> {
  const paths = { in: '', onStage: '', awaited: '', next: '' };
  const width = (stageBarBox.width - GAP * (teams.length - 1)) / Math.max(teams.length, 1);
  const height = (stageBarBox.height - (wanted - 1)) / Math.max(wanted, 1);
  const size = `h${round2(width)}v${round2(height)}h${-round2(width)}z`;
  teams.forEach((sheets, team) => {
    for (let block = 0; block < wanted; block += 1) {
      const isIn = block < sheets;
      const state = team === now ? (isIn ? 'onStage' : 'awaited') : isIn ? 'in' : 'next';
      const y = stageBarBox.height - (block + 1) * height - block;
      paths[state] += `M${round2(team * (width + GAP))} ${round2(y)}${size}`;
    }
  });
  return paths;
}
