import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { checklistMutations } from './checklistMutations';
import { checklistStepFromRow, isChecklistStepLate, type ChecklistStep } from './ChecklistStep';
import { checklistKeys, checklistRepository } from './checklistRepository';

const row = {
  ...{ id: 's', key: 'film', text_en: 'Film it', text_de: 'Filmen', is_hand_in: false, position: 6 },
  ...{ assigned_to: 'u', due_on: '2024-12-07', done_at: null, done_by: null },
};
const film = checklistStepFromRow(row);
const own: ChecklistStep = {
  ...{ ...film, id: 'o', key: undefined, text: { en: 'Buy tape', de: 'Buy tape' }, position: 1 },
  ...{ assignedTo: undefined, dueOn: undefined },
};

/** The steps in a cache that mutations write to. */
function cached(initial: readonly ChecklistStep[]) {
  let held: unknown = initial;
  const cache = {
    setQueryData: (_: unknown, updater: unknown) => {
      held = (updater as (old: unknown) => unknown)(held);
    },
    setQueriesData: () => undefined,
    removeQueries: () => undefined,
  };
  return { cache, ids: () => (held as ChecklistStep[]).map(({ id }) => id), held: () => held };
}

describe('a step', () => {
  it('is read whole, and late from the day after on', () => {
    expect(film).toMatchObject({ key: 'film', text: { en: 'Film it', de: 'Filmen' }, dueOn: '2024-12-07' });
    expect(isChecklistStepLate(film, '2024-12-07')).toBe(false);
    expect(isChecklistStepLate(film, '2024-12-08')).toBe(true);
    expect(isChecklistStepLate({ ...film, doneAt: new Date() }, '2024-12-08')).toBe(false);
    expect(isChecklistStepLate(own, '2024-12-08')).toBe(false);
    expect(() => checklistStepFromRow({ ...row, due_on: 'Friday' })).toThrow(
      expect.objectContaining({ details: 'team_checklist.due_on' }) as Error,
    );
  });
});

describe('checklistMutations', () => {
  const mutations = checklistMutations(undefined, 't', 5);
  const at = new Date('2024-12-05T09:00:00Z');

  it('tick at once, and each refusal takes back its own', () => {
    const { cache, held } = cached([own, film]);
    const input = { id: 's', isDone: true, userId: 'u', at };
    mutations.tick.optimistic?.(cache, input);
    expect(held()).toMatchObject([{ doneAt: undefined }, { doneAt: at, doneBy: 'u' }]);
    mutations.tick.rollback?.(cache, input);
    expect(held()).toMatchObject([{ doneAt: undefined }, { doneAt: undefined, doneBy: undefined }]);
    expect(mutations.tick.invalidates).toEqual([checklistKeys.week('t', 5)]);
  });

  it('add where it says, move, and take away', () => {
    const { cache, ids } = cached([own, film]);
    mutations.add.optimistic?.(cache, { ...own, id: 'new', position: 2 });
    expect(ids()).toEqual(['o', 'new', 's']);
    mutations.move.optimistic?.(cache, { id: 's', position: 1, before: 3 });
    expect(ids()).toEqual(['s', 'o', 'new']);
    mutations.remove.optimistic?.(cache, own);
    expect(ids()).toEqual(['s', 'new']);
    mutations.add.rollback?.(cache, { ...own, id: 'new', position: 2 });
    expect(ids()).toEqual(['s']);
  });

  it('reword the team’s own and never the season’s', () => {
    const { cache, held } = cached([own, film]);
    const changes = { text: ' Buy string ', assignedTo: 'v', dueOn: '2024-12-06' };
    mutations.change.optimistic?.(cache, { step: own, changes });
    mutations.change.optimistic?.(cache, { step: film, changes });
    expect(held()).toMatchObject([
      { text: { en: 'Buy string' }, assignedTo: 'v' },
      { text: { en: 'Film it' }, assignedTo: 'v', dueOn: '2024-12-06' },
    ]);
  });

  it('bring back with undo what was taken away, and what it said before', async () => {
    const { client, seen } = restDouble(() => ({ body: row }));
    const real = checklistMutations(client, 't', 5);
    await real.remove.undo?.(undefined, own).mutationFn();
    const changes = { text: 'Buy string', assignedTo: 'v', dueOn: undefined };
    await real.change.undo?.(undefined, { step: own, changes }).mutationFn();
    expect(seen.map(({ table, body }) => [table, body])).toEqual([
      ['add_checklist_item', { p_week: 5, p_id: 'o', p_text: 'Buy tape', p_position: 1 }],
      ['change_checklist_item', { p_week: 5, p_id: 'o', p_text: 'Buy tape' }],
    ]);
  });
});

describe('checklistRepository', () => {
  it('asks for a week and says what it was refused for', async () => {
    const { client, seen } = restDouble(({ table }) =>
      table === 'team_checklist'
        ? { body: [row] }
        : { status: 400, body: { code: 'GR072', message: 'list_full' } },
    );
    const repository = checklistRepository(client);
    await expect(repository.listOfWeek('t', 5)).resolves.toEqual([film]);
    await expect(repository.add(5, { id: 'x', text: ' y ' })).rejects.toMatchObject({ code: 'list_full' });
    expect(seen[1]?.body).toEqual({ p_week: 5, p_id: 'x', p_text: 'y' });
  });
});
