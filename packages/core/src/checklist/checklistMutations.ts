import type { GrowSupabase } from '../db/growSupabase';
import { withMoved } from '../query/orderedList';
import {
  mutationWithInput,
  patch,
  productMutation,
  type MutationCache,
  type ProductMutation,
} from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import type { ChecklistStep } from './ChecklistStep';
import { checklistKeys, checklistRepository, type ChecklistChanges } from './checklistRepository';

/** A step that is ticked, or no longer. */
export interface ChecklistTick {
  readonly id: string;
  readonly isDone: boolean;
  /** Who ticks it. */
  readonly userId: string;
  readonly at: Date;
}

/** A step as it is, and what is to be changed of it. */
export interface ChecklistChange {
  readonly step: ChecklistStep;
  readonly changes: ChecklistChanges;
}

/** A step to a place; 1 is the first. */
export interface ChecklistMove {
  readonly id: string;
  readonly position: number;
  /** Where it stood, for the way back. */
  readonly before: number;
}

const changed = (step: ChecklistStep, { text, assignedTo, dueOn }: ChecklistChanges): ChecklistStep => ({
  ...step,
  ...{ assignedTo, dueOn },
  text: step.key === undefined ? { en: text.trim(), de: text.trim() } : step.text,
});

/** Mutations of the steps of a week of one's own team. */
export function checklistMutations(client: GrowSupabase | undefined, teamId: string, week: number) {
  const repository = () => checklistRepository(requireClient(client));
  const queryKey = checklistKeys.week(teamId, week);
  const key = (name: string) => [...queryKey, name];
  const write = (cache: MutationCache, change: (steps: ChecklistStep[]) => ChecklistStep[]) =>
    patch<ChecklistStep[]>(cache, queryKey, change);
  const one = (steps: readonly ChecklistStep[], id: string, change: (step: ChecklistStep) => ChecklistStep) =>
    steps.map((step) => (step.id === id ? change(step) : step));
  const common = { invalidates: [queryKey], writes: () => [queryKey] };
  const ticked =
    ({ isDone, userId, at }: ChecklistTick) =>
    (step: ChecklistStep): ChecklistStep => ({
      ...step,
      ...{ doneAt: isDone ? at : undefined, doneBy: isDone ? userId : undefined },
    });
  const reversed = (tick: ChecklistTick): ChecklistTick => ({ ...tick, isDone: !tick.isDone });

  const tick: ProductMutation<ChecklistTick, void> = productMutation(
    key('tick'),
    async ({ id, isDone }: ChecklistTick) => repository().tick(week, id, isDone),
    {
      ...common,
      subject: ({ id }) => `step ${id}`,
      optimistic: (cache, input) => write(cache, (steps) => one(steps, input.id, ticked(input))),
      // Several are ticked one after the other: each takes back its own.
      rollback: (cache, input) => write(cache, (steps) => one(steps, input.id, ticked(reversed(input)))),
    },
  );
  const add: ProductMutation<ChecklistStep, void> = productMutation(
    key('add'),
    async (step: ChecklistStep) => repository().add(week, { ...step, text: step.text.en }),
    {
      ...common,
      subject: ({ id }) => `step ${id}`,
      optimistic: (cache, step) =>
        write(cache, (steps) => withMoved([...steps, step], step.id, step.position)),
      rollback: (cache, { id }) => write(cache, (steps) => steps.filter((step) => step.id !== id)),
      undo: (_, step) => mutationWithInput(remove, step),
    },
  );
  const remove: ProductMutation<ChecklistStep, void> = productMutation(
    key('remove'),
    async ({ id }: ChecklistStep) => repository().remove(week, id),
    {
      ...common,
      subject: ({ id }) => `step ${id}`,
      optimistic: (cache, { id }) => write(cache, (steps) => steps.filter((step) => step.id !== id)),
      undo: (_, step) => mutationWithInput(add, step),
    },
  );
  const change: ProductMutation<ChecklistChange, void> = productMutation(
    key('change'),
    async ({ step, changes }: ChecklistChange) => repository().change(week, step.id, changes),
    {
      ...common,
      subject: ({ step }) => `step ${step.id}`,
      optimistic: (cache, input) =>
        write(cache, (steps) => one(steps, input.step.id, (step) => changed(step, input.changes))),
      undo: (_, { step, changes }) =>
        mutationWithInput(change, {
          step: changed(step, changes),
          changes: { text: step.text.en, assignedTo: step.assignedTo, dueOn: step.dueOn },
        }),
    },
  );
  const move: ProductMutation<ChecklistMove, void> = productMutation(
    key('move'),
    async ({ id, position }: ChecklistMove) => repository().move(week, id, position),
    {
      ...common,
      subject: ({ id }) => `step ${id}`,
      // One after the other, so that the last one asked for stands.
      scope: { id: `steps ${teamId} ${week}` },
      optimistic: (cache, { id, position }) => write(cache, (steps) => withMoved(steps, id, position)),
    },
  );
  return {
    /** Ticks a step, or takes the tick back. */
    tick,
    /** Adds a step with the id and the place that it brings. */
    add,
    /** Takes away a step of the team's own. */
    remove,
    /** Says who does a step and until when, and rewords one of the team's own. */
    change,
    /** Moves a step to a place. */
    move,
  };
}
