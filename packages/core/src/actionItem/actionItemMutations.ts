import type { GrowSupabase } from '../db/growSupabase';
import { mutationWithInput, patch, productMutation } from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import type { TeamProfile } from '../team/Team';
import { triageKeys } from '../triage/triageKeys';
import type { ActionItemState, NamedActionItem } from './ActionItem';
import { actionItemKeys } from './actionItemQueries';
import { actionItemRepository, type NewActionItem } from './actionItemRepository';

/** What a team says about an action item. */
export interface ActionItemAnswer {
  /** As it stood before. */
  readonly item: NamedActionItem;
  /** Undefined takes the answer back. */
  readonly answer: ActionItemState | undefined;
  readonly word: string;
  readonly person: TeamProfile | undefined;
  readonly at: Date;
  /** The week of the season in which it is said. */
  readonly week: number;
}

/** Who does an action item and by which week. */
export interface ActionItemAssignment {
  readonly item: NamedActionItem;
  readonly assignee: TeamProfile | undefined;
  readonly dueWeek: number | undefined;
}

/** Advice to be given. */
export interface NewAdvice {
  /** Chosen by who gives it, so that a second press gives nothing. */
  readonly id: string;
  readonly teamId: string;
  readonly text: string;
}

const answered = ({ item, answer, word, person, at, week }: ActionItemAnswer): NamedActionItem =>
  answer === undefined
    ? {
        ...item,
        ...{ state: 'open', word: '', answeredBy: undefined, answeredAt: undefined },
        ...{ answeredWeek: undefined, answerer: undefined },
      }
    : {
        ...item,
        ...{ state: answer, word: word.trim(), answeredBy: person?.userId, answeredAt: at },
        ...{ answeredWeek: week, answerer: person },
      };

const withItem = (items: readonly NamedActionItem[], changed: NamedActionItem): NamedActionItem[] =>
  items.map((item) => (item.id === changed.id ? changed : item));

/** Mutations of action items and advice. */
export function actionItemMutations(client: GrowSupabase | undefined) {
  const repository = () => actionItemRepository(requireClient(client));
  const key = (name: string) => [...actionItemKeys.all, name];
  const invalidates = [actionItemKeys.all];
  // Several may be answered one after the other while the first is still under way: each takes back its own.
  const ofItem = <Input extends { readonly item: NamedActionItem }>(
    changed: (input: Input) => NamedActionItem,
  ) => ({
    invalidates,
    subject: ({ item }: Input) => `action item ${item.id}`,
    writes: ({ item }: Input) => [actionItemKeys.team(item.teamId)],
    optimistic: (cache: Parameters<typeof patch>[0], input: Input) =>
      patch<NamedActionItem[]>(cache, actionItemKeys.team(input.item.teamId), (items) =>
        withItem(items, changed(input)),
      ),
    rollback: (cache: Parameters<typeof patch>[0], { item }: Input) =>
      patch<NamedActionItem[]>(cache, actionItemKeys.team(item.teamId), (items) => withItem(items, item)),
  });

  const answer = productMutation(
    key('answer'),
    async ({ item, answer: said, word }: ActionItemAnswer) => repository().answer(item.id, said, word),
    {
      ...ofItem(answered),
      undo: (_, input): ReturnType<typeof mutationWithInput> => {
        const { item } = input;
        const before = item.answeredAt === undefined ? undefined : item.state;
        return mutationWithInput(answer, {
          ...input,
          item: answered(input),
          answer: before,
          word: item.word,
        });
      },
    },
  );
  const assign = productMutation(
    key('assign'),
    async ({ item, assignee, dueWeek }: ActionItemAssignment) =>
      repository().assign(item.id, assignee?.userId, dueWeek),
    ofItem(({ item, assignee, dueWeek }: ActionItemAssignment) => ({
      ...item,
      ...{ assignee, assignedTo: assignee?.userId, dueWeek },
    })),
  );
  const remove = productMutation(key('remove'), async ({ id }: NewActionItem) => repository().remove(id), {
    invalidates,
    subject: ({ id }) => `action item ${id}`,
    writes: ({ teamId }) => [actionItemKeys.team(teamId)],
    optimistic: (cache, { id, teamId }) =>
      patch<NamedActionItem[]>(cache, actionItemKeys.team(teamId), (items) =>
        items.filter((item) => item.id !== id),
      ),
  });
  const takeBackAdvice = productMutation(
    key('takeBackAdvice'),
    async ({ id }: NewAdvice) => repository().takeBackAdvice(id),
    { invalidates: [actionItemKeys.all, triageKeys.all], subject: ({ id }) => `advice ${id}` },
  );
  return {
    /** Says what became of it: done, still open, or not for us with a word why. */
    answer,
    /** Says who does it and by which week. */
    assign,
    /** Adds something to do, of a sentence of a source or of the team's own. */
    add: productMutation(key('add'), async (item: NewActionItem) => repository().add(item), {
      invalidates,
      subject: ({ id }) => `action item ${id}`,
      undo: (_, item) => mutationWithInput(remove, item),
    }),
    /** Takes away what one added. */
    remove,
    /** Advises a team. */
    giveAdvice: productMutation(
      key('giveAdvice'),
      async ({ id, teamId, text }: NewAdvice) => repository().giveAdvice(id, teamId, text),
      {
        // It answers a team that waits for its mentor.
        invalidates: [actionItemKeys.all, triageKeys.all],
        subject: ({ id }) => `advice ${id}`,
        undo: (_, advice) => mutationWithInput(takeBackAdvice, advice),
      },
    ),
    /** Takes one's advice back. */
    takeBackAdvice,
  };
}
