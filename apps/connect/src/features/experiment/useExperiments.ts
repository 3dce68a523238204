import {
  experimentMutations,
  experimentQueries,
  type Experiment,
  type ExperimentChange,
  type ExperimentQuote,
  type SeasonMedian,
  type TeamGoal,
} from '@grow/core/experiment';
import { useGrowClient, useProfile } from '@grow/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useProductMutation } from '../../mutation';
import { m } from '../../paraglide/messages';

/** The log of a team, newest first. */
export function useExperiments(teamId: string): UseQueryResult<Experiment[]> {
  const { supabase } = useGrowClient();
  return useQuery(experimentQueries(supabase).ofTeam(teamId));
}

/** What was changed of a test, newest first. */
export function useExperimentChanges(experimentId: string): UseQueryResult<ExperimentChange[]> {
  const { supabase } = useGrowClient();
  return useQuery(experimentQueries(supabase).changes(experimentId));
}

/** Which tests the hand-ins of a team quote. */
export function useExperimentQuotes(teamId: string): UseQueryResult<ExperimentQuote[]> {
  const { supabase } = useGrowClient();
  return useQuery(experimentQueries(supabase).quotes(teamId));
}

/** The goals of a team. */
export function useTeamGoals(teamId: string): UseQueryResult<TeamGoal[]> {
  const { supabase } = useGrowClient();
  return useQuery(experimentQueries(supabase).goals(teamId));
}

/** The medians of a season so far. */
export function useSeasonMedians(seasonId: string): UseQueryResult<SeasonMedian[]> {
  const { supabase } = useGrowClient();
  return useQuery(experimentQueries(supabase).medians(seasonId));
}

/** What can be done with the log of one's own team, with what is said about it. */
export function useExperimentMutations(teamId: string) {
  const { supabase } = useGrowClient();
  const me = useProfile().data;
  const mutations = experimentMutations(supabase, teamId, me);
  return {
    save: useProductMutation(mutations.save, {
      words: {
        done: ({ isDraft }) => (isDraft ? m.tests_form_draft_saved() : m.tests_form_saved()),
        detail: ({ isDraft }) => (isDraft ? m.tests_form_draft_detail() : undefined),
      },
    }),
    remove: useProductMutation(mutations.remove, {
      words: {
        done: m.tests_removed(),
        detail: m.tests_removed_detail(),
        failed: m.tests_not_removed(),
        undone: m.tests_restored(),
        notUndone: m.tests_not_restored(),
      },
    }),
    setGoals: useProductMutation(mutations.setGoals, {
      words: {
        done: m.tests_goals_saved(),
        undone: m.tests_goals_undone(),
        notUndone: m.tests_goals_not_undone(),
      },
    }),
  };
}
