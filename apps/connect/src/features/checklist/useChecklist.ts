import {
  checklistMutations,
  checklistQueries,
  type ChecklistChanges,
  type ChecklistStep,
} from '@grow/core/checklist';
import { inLocale } from '@grow/core/text';
import { useGrowClient, useLocale, useUserId } from '@grow/shell';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useProductMutation } from '../../mutation';
import { m } from '../../paraglide/messages';

/** The steps of a team's week. */
export function useChecklist(teamId: string, week: number): UseQueryResult<ChecklistStep[]> {
  const { supabase } = useGrowClient();
  return useQuery(checklistQueries(supabase).week(teamId, week));
}

/** What a member does with the steps of their team's week. What goes wrong is told; what went well is seen. */
export function useChecklistActions(teamId: string, week: number) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const userId = useUserId() ?? '';
  const mutations = checklistMutations(supabase, teamId, week);
  const nameOf = ({ text }: ChecklistStep) => inLocale(text, locale);
  const ticking = useProductMutation(mutations.tick, { words: { failed: m.step_not_ticked() } });
  const moving = useProductMutation(mutations.move, { words: { failed: m.step_not_moved() } });
  const adding = useProductMutation(mutations.add, {
    words: { failed: (step) => m.step_not_added({ step: nameOf(step) }) },
  });
  const changing = useProductMutation(mutations.change, {
    words: {
      done: m.step_changed(),
      failed: m.step_not_changed(),
      undone: m.step_change_undone(),
      notUndone: m.step_not_changed(),
    },
  });
  const removing = useProductMutation(mutations.remove, {
    words: {
      done: (_, step) => m.step_removed({ step: nameOf(step) }),
      failed: m.step_not_removed(),
      undone: (_, step) => m.step_restored({ step: nameOf(step) }),
      notUndone: m.step_not_restored(),
    },
  });
  return {
    tick: (id: string, isDone: boolean) => ticking.run({ id, isDone, userId, at: new Date() }),
    move: (step: ChecklistStep, position: number) =>
      moving.run({ id: step.id, position, before: step.position }),
    add: (text: string, position: number) =>
      adding.run({
        ...{ id: crypto.randomUUID(), key: undefined, text: { en: text, de: text }, isHandIn: false },
        ...{ position, assignedTo: undefined, dueOn: undefined, doneAt: undefined, doneBy: undefined },
      }),
    change: (step: ChecklistStep, changes: ChecklistChanges) => changing.send({ step, changes }),
    remove: (step: ChecklistStep) => removing.run(step),
  };
}
