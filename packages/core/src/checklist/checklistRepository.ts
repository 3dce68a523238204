import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList } from '../db/read';
import { guard, unwrap, unwrapOptional } from '../errors/unwrap';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { checklistStepFromRow, type ChecklistStep } from './ChecklistStep';

/** A step that a team adds. */
export interface NewChecklistStep {
  /** Chosen by who adds it, so that a second press adds nothing. */
  readonly id: string;
  readonly text: string;
  readonly assignedTo?: string | undefined;
  /** A calendar day as `2024-12-06`. */
  readonly dueOn?: string | undefined;
  /** 1 is the first; left out, it comes last. */
  readonly position?: number | undefined;
}

/** What can be changed of a step; the words of the season's stay. */
export type ChecklistChanges = Pick<NewChecklistStep, 'text' | 'assignedTo' | 'dueOn'>;

const asArgs = ({ text, assignedTo, dueOn }: ChecklistChanges) => ({
  p_text: text.trim(),
  ...(assignedTo === undefined ? {} : { p_assigned_to: assignedTo }),
  ...(dueOn === undefined ? {} : { p_due_on: dueOn }),
});

/** Steps of the weeks of a team. Changes are made in the caller's own team. Every call throws only AppError. */
export function checklistRepository(client: GrowSupabase) {
  return {
    /** The steps of a week in their order, the season's where the team has not touched them. @throws AppError `malformed_row` */
    listOfWeek: async (
      teamId: string,
      week: number,
      { signal }: ReadOptions = {},
    ): Promise<ChecklistStep[]> =>
      readList(
        client.rpc('team_checklist', { p_team_id: teamId, p_week: week }),
        checklistStepFromRow,
        signal,
      ),

    /** Ticks a step, or takes the tick back. @throws AppError `not_found`, `not_in_team`, `team_ended`, `invalid_value` for the hand-in */
    tick: async (week: number, id: string, isDone: boolean): Promise<void> =>
      guard(async () => {
        unwrap(await client.rpc('tick_checklist_item', { p_week: week, p_id: id, p_is_done: isDone }));
      }),

    /** Adds a step. @throws AppError `not_in_team`, `team_ended`, `list_full`, `invalid_value` */
    add: async (week: number, { id, position, ...step }: NewChecklistStep): Promise<void> =>
      guard(async () => {
        const args = {
          ...{ p_week: week, p_id: id, ...asArgs(step) },
          ...(position === undefined ? {} : { p_position: position }),
        };
        unwrap(await client.rpc('add_checklist_item', args));
      }),

    /** Says who does a step and until when, and rewords one of the team's own. @throws AppError `not_found`, `not_in_team`, `team_ended` */
    change: async (week: number, id: string, changes: ChecklistChanges): Promise<void> =>
      guard(async () => {
        unwrap(await client.rpc('change_checklist_item', { p_week: week, p_id: id, ...asArgs(changes) }));
      }),

    /** Moves a step to a place, 1 is the first. @throws AppError `not_found`, `not_in_team`, `team_ended` */
    move: async (week: number, id: string, position: number): Promise<void> =>
      guard(async () => {
        unwrap(await client.rpc('move_checklist_item', { p_week: week, p_id: id, p_position: position }));
      }),

    /** Takes away a step of the team's own. @throws AppError `not_in_team`, `team_ended` */
    remove: async (week: number, id: string): Promise<void> =>
      guard(async () => {
        unwrapOptional(await client.rpc('remove_checklist_item', { p_week: week, p_id: id }));
      }),
  };
}

/** Cache keys of the steps of weeks. */
export const checklistKeys = {
  all: ['checklists'] as const,
  week: (teamId: string, week: number) => ['checklists', teamId, week] as const,
};

/** Queries of the steps of weeks. The client may be missing while a query is only described. */
export function checklistQueries(client: GrowSupabase | undefined) {
  return {
    /** The steps of a team's week, in their order. */
    week: (teamId: string, week: number): ProductQuery<ChecklistStep[]> =>
      productQuery(checklistKeys.week(teamId, week), async () =>
        checklistRepository(requireClient(client)).listOfWeek(teamId, week),
      ),
  };
}
