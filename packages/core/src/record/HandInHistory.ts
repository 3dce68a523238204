import { readRow } from '../db/readRow';
import { handInVerdictFromRow, type HandInVerdict } from '../handIn/HandInVerdict';
import { handInVersionFromRow, type HandInVersion } from '../handIn/HandInVersion';

/** What was handed in once, without its words. */
export type VersionOfHistory = Omit<HandInVersion, 'parts'>;

/** What came of one of a team's weeks: its versions and what was said of them. */
export interface HandInHistory {
  readonly handInId: string;
  readonly milestoneId: string;
  /** Newest first. */
  readonly versions: readonly VersionOfHistory[];
  /** Those that count; newest first. */
  readonly verdicts: readonly HandInVerdict[];
}

function versionFromRow(value: unknown): VersionOfHistory {
  const { parts: _, ...version } = handInVersionFromRow(value);
  return version;
}

/** Reads a row of `team_hand_ins()` with its versions and verdicts. @throws AppError `malformed_row` naming the column. */
export function handInHistoryFromRow(value: unknown): HandInHistory {
  const row = readRow('team_hand_ins', value);
  return {
    handInId: row.requiredText('id'),
    milestoneId: row.requiredText('milestone_id'),
    versions: row.list('hand_in_versions', versionFromRow).sort((one, other) => other.number - one.number),
    verdicts: row
      .list('hand_in_verdicts', handInVerdictFromRow)
      .filter(({ settledAt }) => settledAt !== undefined)
      .sort((one, other) => Number(other.settledAt) - Number(one.settledAt)),
  };
}
