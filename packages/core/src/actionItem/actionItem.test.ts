import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { actionItemFromRow, actionItemLimits, adviceFromRow, type NamedActionItem } from './ActionItem';
import { actionItemMutations, type ActionItemAnswer } from './actionItemMutations';
import { actionItemRepository } from './actionItemRepository';
import {
  actionItemsOfPulse,
  actionItemText,
  awaitsAnswer,
  isActionItemOverdue,
  openActionItems,
  sentencesOf,
  settledActionItems,
} from './actionItemRules';

const row = {
  ...{
    id: 'i',
    team_id: 't',
    text: 'Ask a second dairy',
    due_week: 6,
    from_user: 'm',
    source_kind: 'advice',
  },
  ...{ source_id: 'a', source_week: 4, assigned_to: null, state: 'open', word: '', answered_by: null },
  ...{ answered_at: null, answered_week: null, created_by: 'u', created_at: '2024-12-04T09:00:00Z' },
};
const item: NamedActionItem = {
  ...actionItemFromRow(row),
  ...{ adviser: undefined, assignee: undefined, answerer: undefined },
};

describe('an action item', () => {
  it('is read whole', () => {
    expect(item).toMatchObject({ dueWeek: 6, fromUser: 'm', source: 'advice', sourceWeek: 4, state: 'open' });
    expect(() => actionItemFromRow({ ...row, source_kind: 'rumour' })).toThrow(
      expect.objectContaining({ details: 'action_items.source_kind' }) as Error,
    );
    const advice = { id: 'a', team_id: 't', author_id: null, text: 'x', created_at: '2024-12-04T09:00:00Z' };
    expect(adviceFromRow(advice).authorId).toBeUndefined();
  });

  it('is overdue once its week is over and it is still open', () => {
    expect(isActionItemOverdue(item, 6)).toBe(false);
    expect(isActionItemOverdue(item, 7)).toBe(true);
    expect(isActionItemOverdue({ ...item, state: 'done' }, 7)).toBe(false);
    expect(isActionItemOverdue({ ...item, dueWeek: undefined }, 7)).toBe(false);
  });

  it('comes back in every week until it is answered there', () => {
    expect(awaitsAnswer(item, 5)).toBe(true);
    const stillOpen = { ...item, answeredWeek: 5 };
    expect(awaitsAnswer(stillOpen, 5)).toBe(false);
    expect(awaitsAnswer(stillOpen, 6)).toBe(true);
    expect(awaitsAnswer({ ...stillOpen, state: 'done' }, 6)).toBe(false);
  });

  it('stands in a check-in while open, and through the week of its answer; what is due soonest first', () => {
    const done = { ...item, id: 'd', state: 'done', answeredWeek: 5, dueWeek: 5 } as const;
    const old = { ...item, id: 'o', state: 'done', answeredWeek: 4 } as const;
    const endless = { ...item, id: 'e', dueWeek: undefined };
    const ids = (items: readonly NamedActionItem[]) => items.map(({ id }) => id);
    expect(ids(actionItemsOfPulse([endless, item, old, done], 5))).toEqual(['d', 'i', 'e']);
    expect(ids(openActionItems([endless, done, item]))).toEqual(['i', 'e']);
    const at = (day: number) => new Date(Date.UTC(2024, 11, day));
    const settled = [
      { ...done, answeredAt: at(3) },
      { ...old, answeredAt: at(4) },
    ];
    expect(ids(settledActionItems([...settled, item]))).toEqual(['o', 'd']);
  });
});

describe('sentencesOf', () => {
  it.each([
    ['Ask ten. Then stop!', ['Ask ten.', 'Then stop!']],
    ['Why 3.5 kg? Weigh it.', ['Why 3.5 kg?', 'Weigh it.']],
    ['Frag z. B. Molkereien. Dann wieg.', ['Frag z. B. Molkereien.', 'Dann wieg.']],
    ['“Too dear.” They said so.', ['“Too dear.”', 'They said so.']],
    ['One line\nand another', ['One line', 'and another']],
    ['  ', []],
    ['No point at the end', ['No point at the end']],
  ])('of %s', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });
});

describe('actionItemText', () => {
  it.each([
    ['Ask ten.', 'Ask ten'],
    ['Why 3.5 kg?', 'Why 3.5 kg?'],
    // As many characters as the database counts.
    ['🌱'.repeat(400), '🌱'.repeat(actionItemLimits.text)],
  ])('of %s is what is done about it', (sentence, text) => {
    expect(actionItemText(sentence)).toBe(text);
  });
});

describe('answering', () => {
  const input: ActionItemAnswer = {
    ...{ item, answer: 'dropped', word: ' Too heavy ', person: undefined, week: 5 },
    at: new Date('2024-12-05T09:00:00Z'),
  };

  it('shows the answer, and each refusal takes back its own', () => {
    const { answer } = actionItemMutations(undefined);
    let held: unknown = [item, { ...item, id: 'other' }];
    const cache = {
      setQueryData: (_: unknown, updater: unknown) => {
        held = (updater as (old: unknown) => unknown)(held);
      },
      setQueriesData: () => undefined,
      removeQueries: () => undefined,
    };
    answer.optimistic?.(cache, input);
    expect(held).toMatchObject([{ state: 'dropped', word: 'Too heavy', answeredWeek: 5 }, { state: 'open' }]);
    answer.rollback?.(cache, input);
    expect(held).toEqual([item, { ...item, id: 'other' }]);
  });

  it('is undone to no answer, or to the one before', async () => {
    const { client, seen } = restDouble(() => ({ body: row }));
    const { answer } = actionItemMutations(client);
    await answer.undo?.(item, input).mutationFn();
    const before = { ...item, state: 'open', word: 'Soon', answeredAt: input.at } as const;
    await answer.undo?.(item, { ...input, item: before }).mutationFn();
    expect(seen.map(({ body }) => body)).toEqual([
      { p_id: 'i', p_word: '' },
      { p_id: 'i', p_word: 'Soon', p_answer: 'open' },
    ]);
  });

  it('sends only what is set', async () => {
    const { client, seen } = restDouble(() => ({ body: row }));
    const own = { dueWeek: undefined, source: 'team', sourceId: undefined, assignedTo: 'u' } as const;
    await actionItemRepository(client).add({ id: 'i', teamId: 't', text: ' Do it ', ...own });
    await actionItemRepository(client).assign('i', undefined, undefined);
    expect(seen.map(({ body }) => body)).toEqual([
      { p_id: 'i', p_team_id: 't', p_text: 'Do it', p_source_kind: 'team', p_assigned_to: 'u' },
      { p_id: 'i' },
    ]);
  });
});
