import {
  actionItemMutations,
  actionItemQueries,
  actionItemsOfPulse,
  type ActionItemState,
  type NamedActionItem,
  type NamedAdvice,
} from '@grow/core/action-item';
import { useGrowClient, useUserId } from '@grow/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTeamMembers } from '../team';
import { useProductMutation } from '../../mutation';
import { m } from '../../paraglide/messages';
import { answerWords } from './actionItemWords';

/** What a team means to do and did. */
export function useActionItems(teamId: string): UseQueryResult<NamedActionItem[]> {
  const { supabase } = useGrowClient();
  return useQuery(actionItemQueries(supabase).team(teamId));
}

/** What a team is advised. */
export function useAdvice(teamId: string): UseQueryResult<NamedAdvice[]> {
  const { supabase } = useGrowClient();
  return useQuery(actionItemQueries(supabase).advice(teamId));
}

/** Whether the check-in of a week asks about any action item. */
export function useAsksForAnswers(teamId: string, week: number): boolean {
  return actionItemsOfPulse(useActionItems(teamId).data ?? [], week).length > 0;
}

/** Saying what became of an action item: shown at once, with the way back. */
export function useAnswerActionItem(teamId: string, week: number) {
  const { supabase } = useGrowClient();
  const userId = useUserId() ?? '';
  const person = useTeamMembers(teamId).data?.find((member) => member.userId === userId);
  const answering = useProductMutation(actionItemMutations(supabase).answer, {
    words: {
      done: (_, { answer }) => answer && answerWords[answer](),
      detail: (_, { item }) => item.text,
      failed: m.action_not_answered(),
      undone: m.action_answer_undone(),
      notUndone: m.action_answer_stays(),
    },
  });
  return (item: NamedActionItem, answer: ActionItemState | undefined, word: string) =>
    answering.run({ item, answer, word, person, week, at: new Date() });
}
