import type { Experiment, ExperimentQuote, SeasonMedian, TeamGoal } from '@grow/core/experiment';
import type { Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';

/** The record of tests of one team as it is shown. */
export type LogData = {
  readonly team: Team;
  readonly season: Season;
  readonly experiments: readonly Experiment[];
  readonly quotes: readonly ExperimentQuote[];
  readonly goals: readonly TeamGoal[];
  readonly medians: readonly SeasonMedian[];
};
