import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { read, readList } from '../db/read';
import { guard, unwrap, unwrapOptional } from '../errors/unwrap';
import { peopleOf } from '../team/teamPeople';
import {
  experimentFromRow,
  experimentToRow,
  metricColumns,
  type Experiment,
  type ExperimentValues,
} from './Experiment';
import { experimentChangeFromRow, type ExperimentChange } from './ExperimentChange';
import { experimentQuoteFromRow, type ExperimentQuote } from './ExperimentQuote';
import { seasonMedianFromRow, teamGoalFromRow, type SeasonMedian, type TeamGoal } from './traction';

/** A market test to be saved: with a new id and version 0 it is logged, else saved over the version that was read. */
export interface ExperimentSave {
  readonly id: string;
  readonly version: number;
  readonly values: ExperimentValues;
}

/** Reads and writes market tests and goals. Every call throws only AppError. */
export function experimentRepository(client: GrowSupabase) {
  return {
    /** The log of a team and of those merged into it, newest first. @throws AppError `malformed_row` */
    async listExperiments(teamId: string, { signal }: ReadOptions = {}): Promise<Experiment[]> {
      return guard(async () => {
        const rows = await read(client.rpc('team_experiments', { p_team_id: teamId }), signal);
        const people = await peopleOf(
          client,
          rows.map(({ author_id }) => author_id ?? undefined),
          signal,
        );
        return rows.map((row) => experimentFromRow(row, people));
      }, signal);
    },

    /** What was changed of a test, newest first. @throws AppError `malformed_row` */
    async listChanges(experimentId: string, { signal }: ReadOptions = {}): Promise<ExperimentChange[]> {
      return guard(async () => {
        const query = client
          .from('experiment_changes')
          .select('*')
          .eq('experiment_id', experimentId)
          .order('changed_at', { ascending: false })
          .order('version', { ascending: false });
        const rows = await read(query, signal);
        const people = await peopleOf(
          client,
          rows.map(({ changed_by }) => changed_by ?? undefined),
          signal,
        );
        return rows.map((row) => experimentChangeFromRow(row, people));
      }, signal);
    },

    /** Which tests the hand-ins of a team quote, newest week first. @throws AppError `malformed_row` */
    async listQuotes(teamId: string, { signal }: ReadOptions = {}): Promise<ExperimentQuote[]> {
      return readList(client.rpc('experiment_quotes', { p_team_id: teamId }), experimentQuoteFromRow, signal);
    },

    /**
     * Logs or saves a test; the same again is no change.
     * @throws AppError `experiment_changed` with the row as it is in `details`; `experiment_invalid` with an `ExperimentFault` there;
     * `too_many_experiments`, `not_in_team`, `not_found`
     */
    async saveExperiment({ id, version, values }: ExperimentSave): Promise<Experiment> {
      return guard(async () =>
        experimentFromRow(
          unwrap(
            await client.rpc('save_experiment', {
              p_id: id,
              p_version: version,
              p_values: experimentToRow(values),
            }),
          ),
        ),
      );
    },

    /** Takes a test out of the log. @throws AppError `not_in_team`, `not_found` */
    async removeExperiment(id: string): Promise<Experiment> {
      return guard(async () =>
        experimentFromRow(unwrap(await client.rpc('remove_experiment', { p_id: id }))),
      );
    },

    /** Brings a test back that was removed within a day. @throws AppError `undo_over`, `not_in_team`, `not_found` */
    async restoreExperiment(id: string): Promise<Experiment> {
      return guard(async () =>
        experimentFromRow(unwrap(await client.rpc('restore_experiment', { p_id: id }))),
      );
    },

    /** The goals of a team. @throws AppError `malformed_row` */
    async listGoals(teamId: string, { signal }: ReadOptions = {}): Promise<TeamGoal[]> {
      const query = client.from('team_goals').select('*').eq('team_id', teamId).order('created_at');
      return readList(query, teamGoalFromRow, signal);
    },

    /** Replaces the goals of one's own team. @throws AppError `goal_invalid`, `not_in_team` */
    async setGoals(goals: readonly TeamGoal[]): Promise<void> {
      return guard(async () => {
        const rows = goals.map(({ metric, value, week }) => ({ metric: metricColumns[metric], value, week }));
        unwrapOptional(await client.rpc('set_team_goals', { p_goals: rows }));
      });
    },

    /** The medians of a season so far, week by week, as they were at most a minute ago. @throws AppError `malformed_row` */
    async listMedians(seasonId: string, { signal }: ReadOptions = {}): Promise<SeasonMedian[]> {
      return readList(client.rpc('season_medians', { p_season_id: seasonId }), seasonMedianFromRow, signal);
    },
  };
}
