import type { GrowSupabase } from '../db/growSupabase';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import type { Experiment } from './Experiment';
import type { ExperimentChange } from './ExperimentChange';
import type { ExperimentQuote } from './ExperimentQuote';
import { experimentRepository } from './experimentRepository';
import type { SeasonMedian, TeamGoal } from './traction';

/** Cache keys of market tests, in levels below `experiments`. */
export const experimentKeys = {
  all: ['experiments'] as const,
  ofTeam: (teamId: string) => ['experiments', 'team', teamId] as const,
  changes: (experimentId: string) => ['experiments', 'changes', experimentId] as const,
  quotes: (teamId: string) => ['experiments', 'quotes', teamId] as const,
  goals: (teamId: string) => ['experiments', 'goals', teamId] as const,
  medians: (seasonId: string) => ['experiments', 'medians', seasonId] as const,
};

/** Queries of market tests. The client may be missing while a query is only described. */
export function experimentQueries(client: GrowSupabase | undefined) {
  const query = <T>(
    key: readonly unknown[],
    run: (repository: ReturnType<typeof experimentRepository>) => Promise<T>,
  ): ProductQuery<T> => productQuery(key, async () => run(experimentRepository(requireClient(client))));
  return {
    /** The log of a team and of those merged into it, newest first. */
    ofTeam: (teamId: string): ProductQuery<Experiment[]> =>
      query(experimentKeys.ofTeam(teamId), (repository) => repository.listExperiments(teamId)),
    /** What was changed of a test, newest first. */
    changes: (experimentId: string): ProductQuery<ExperimentChange[]> =>
      query(experimentKeys.changes(experimentId), (repository) => repository.listChanges(experimentId)),
    /** Which tests the hand-ins of a team quote, newest week first. */
    quotes: (teamId: string): ProductQuery<ExperimentQuote[]> =>
      query(experimentKeys.quotes(teamId), (repository) => repository.listQuotes(teamId)),
    /** The goals of a team. */
    goals: (teamId: string): ProductQuery<TeamGoal[]> =>
      query(experimentKeys.goals(teamId), (repository) => repository.listGoals(teamId)),
    /** The medians of a season so far. */
    medians: (seasonId: string): ProductQuery<SeasonMedian[]> =>
      query(experimentKeys.medians(seasonId), (repository) => repository.listMedians(seasonId)),
  };
}
