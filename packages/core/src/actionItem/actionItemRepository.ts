import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList } from '../db/read';
import { guard, unwrap, unwrapOptional } from '../errors/unwrap';
import { peopleOf } from '../team/teamPeople';
import {
  actionItemFromRow,
  adviceFromRow,
  type ActionItem,
  type ActionItemSource,
  type ActionItemState,
  type Advice,
  type NamedActionItem,
  type NamedAdvice,
} from './ActionItem';

/** Forty may be open at a time. */
const MOST = 200;

/** What an action item is made of. */
export interface NewActionItem {
  /** Chosen by who adds it, so that a second press adds nothing. */
  readonly id: string;
  readonly teamId: string;
  readonly text: string;
  readonly dueWeek: number | undefined;
  readonly source: ActionItemSource;
  /** Undefined for what the team sets itself. */
  readonly sourceId: string | undefined;
  readonly assignedTo: string | undefined;
}

/** Action items and advice. Every call throws only AppError. */
export function actionItemRepository(client: GrowSupabase) {
  return {
    /** What a team means to do and did, with names, the newest first. @throws AppError `malformed_row` */
    async listOfTeam(teamId: string, { signal }: ReadOptions = {}): Promise<NamedActionItem[]> {
      return guard(async () => {
        const query = client.rpc('team_action_items', { p_team_id: teamId }).limit(MOST);
        const items = await readList(query, actionItemFromRow, signal);
        const ids = items.flatMap(({ fromUser, assignedTo, answeredBy }) => [
          fromUser,
          assignedTo,
          answeredBy,
        ]);
        const people = await peopleOf(client, ids, signal);
        return items.map((item) => ({
          ...item,
          adviser: people.get(item.fromUser ?? ''),
          assignee: people.get(item.assignedTo ?? ''),
          answerer: people.get(item.answeredBy ?? ''),
        }));
      }, signal);
    },

    /** What a team is advised, with names, the newest first. @throws AppError `malformed_row` */
    async listAdvice(teamId: string, { signal }: ReadOptions = {}): Promise<NamedAdvice[]> {
      return guard(async () => {
        const query = client.rpc('team_advice', { p_team_id: teamId }).limit(MOST);
        const advice = await readList(query, adviceFromRow, signal);
        const ids = advice.map(({ authorId }) => authorId);
        const people = await peopleOf(client, ids, signal);
        return advice.map((one) => ({ ...one, author: people.get(one.authorId ?? '') }));
      }, signal);
    },

    /** Adds something to do. @throws AppError `forbidden`, `not_in_team`, `not_found` for a source that is not the team's, `list_full` */
    add: async ({
      id,
      teamId,
      text,
      dueWeek,
      source,
      sourceId,
      assignedTo,
    }: NewActionItem): Promise<ActionItem> =>
      guard(async () => {
        const args = {
          ...{ p_id: id, p_team_id: teamId, p_text: text.trim(), p_source_kind: source },
          ...(dueWeek === undefined ? {} : { p_due_week: dueWeek }),
          ...(sourceId === undefined ? {} : { p_source_id: sourceId }),
          ...(assignedTo === undefined ? {} : { p_assigned_to: assignedTo }),
        };
        return actionItemFromRow(unwrap(await client.rpc('add_action_item', args)));
      }),

    /**
     * Says what became of it; undefined takes the answer back. `dropped` takes a word why.
     * @throws AppError `not_in_team`, `not_found`, `invalid_value` without that word
     */
    answer: async (id: string, answer: ActionItemState | undefined, word: string): Promise<ActionItem> =>
      guard(async () => {
        const args = {
          p_id: id,
          p_word: word.trim(),
          ...(answer === undefined ? {} : { p_answer: answer }),
        };
        return actionItemFromRow(unwrap(await client.rpc('answer_action_item', args)));
      }),

    /** Says who does it and by which week. @throws AppError `not_in_team`, `not_found` */
    assign: async (
      id: string,
      assignedTo: string | undefined,
      dueWeek: number | undefined,
    ): Promise<ActionItem> =>
      guard(async () => {
        const args = {
          p_id: id,
          ...(assignedTo === undefined ? {} : { p_assigned_to: assignedTo }),
          ...(dueWeek === undefined ? {} : { p_due_week: dueWeek }),
        };
        return actionItemFromRow(unwrap(await client.rpc('assign_action_item', args)));
      }),

    /** Takes away what the caller added, until it is answered. */
    remove: async (id: string): Promise<void> =>
      guard(async () => {
        unwrapOptional(await client.rpc('remove_action_item', { p_id: id }));
      }),

    /** The mentor or an organiser advises a team. @throws AppError `forbidden` */
    giveAdvice: async (id: string, teamId: string, text: string): Promise<Advice> =>
      guard(async () => {
        const args = { p_id: id, p_team_id: teamId, p_text: text.trim() };
        return adviceFromRow(unwrap(await client.rpc('give_advice', args)));
      }),

    /** Takes one's advice back. @throws AppError `conflict` once something came of it */
    takeBackAdvice: async (id: string): Promise<void> =>
      guard(async () => {
        unwrapOptional(await client.rpc('take_back_advice', { p_id: id }));
      }),
  };
}
