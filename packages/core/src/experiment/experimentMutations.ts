import type { GrowSupabase } from '../db/growSupabase';
import {
  mutationWithInput,
  patch,
  productMutation,
  removeFromLists,
  type MutationCache,
  type ProductMutation,
} from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import type { TeamPerson } from '../team/TeamPerson';
import type { Experiment } from './Experiment';
import { experimentKeys } from './experimentQueries';
import { experimentRepository, type ExperimentSave } from './experimentRepository';
import { inLogOrder } from './experimentRules';
import type { TeamGoal } from './traction';

const key = (name: string) => [...experimentKeys.all, name];

/** A change of goals: what they shall be, and what they are, for whoever takes it back. */
export interface GoalsChange {
  readonly goals: readonly TeamGoal[];
  readonly before: readonly TeamGoal[];
}

/** Mutations of the log of `teamId` by `me`, who is in it. */
export function experimentMutations(
  client: GrowSupabase | undefined,
  teamId: string,
  me: TeamPerson | undefined,
) {
  const repository = () => experimentRepository(requireClient(client));
  const log = experimentKeys.ofTeam(teamId);
  const effects = {
    invalidates: [experimentKeys.all],
    subject: ({ id }: { readonly id: string }) => `experiment ${id}`,
    writes: () => [log],
  };
  // The answer knows who wrote it by an id alone.
  const put = (cache: MutationCache, saved: Experiment) =>
    patch<Experiment[]>(cache, log, (list) => {
      const known =
        list.find(({ id }) => id === saved.id)?.author ?? (me?.userId === saved.authorId ? me : undefined);
      return inLogOrder([
        ...list.filter(({ id }) => id !== saved.id),
        { ...saved, author: saved.author ?? known },
      ]);
    });
  const restore = productMutation(
    key('restore'),
    async ({ id }: Experiment) => repository().restoreExperiment(id),
    {
      ...effects,
      optimistic: put,
      answer: put,
    },
  );
  const setGoals: ProductMutation<GoalsChange, void> = productMutation(
    key('setGoals'),
    async ({ goals }: GoalsChange) => repository().setGoals(goals),
    {
      invalidates: [experimentKeys.goals(teamId)],
      subject: () => `goals ${teamId}`,
      writes: () => [experimentKeys.goals(teamId)],
      optimistic: (cache, { goals }) => cache.setQueryData(experimentKeys.goals(teamId), goals),
      undo: (_, { goals, before }) => mutationWithInput(setGoals, { goals: before, before: goals }),
    },
  );
  return {
    /** Logs a test, or saves one over the version that was read. */
    save: productMutation(key('save'), async (save: ExperimentSave) => repository().saveExperiment(save), {
      ...effects,
      // Saved by somebody else meanwhile: their words stay in the list until the answer.
      optimistic: (cache, { id, version, values }) =>
        patch<Experiment[]>(cache, log, (list) =>
          list.map((one) => (one.id === id && one.version === version ? { ...one, ...values } : one)),
        ),
      answer: put,
    }),
    /** Takes a test out of the log; it can be brought back. */
    remove: productMutation(key('remove'), async ({ id }: Experiment) => repository().removeExperiment(id), {
      ...effects,
      optimistic: (cache, { id }) => removeFromLists(cache, log, id),
      undo: (_, experiment) => mutationWithInput(restore, experiment),
    }),
    /** Brings a test back that was removed. */
    restore,
    /** Replaces the goals of the team; that can be taken back. */
    setGoals,
  };
}
