import { patch, productMutation, mutationWithInput, type MutationEffects } from './productMutation';
import type { QueryKey } from './productQuery';

/** An entry of a list that organisers put in order; 1 is the first place. */
export interface OrderedItem {
  readonly id: string;
  readonly position: number;
}

/** Where an entry is moved to: a place, and the entry that follows it there, unless it is the last; places may change meanwhile. */
export interface Move extends OrderedItem {
  readonly nextId?: string | undefined;
}

/** The list in its order; equal places by id, as the database has them. */
export function inOrder<T extends OrderedItem>(items: readonly T[]): T[] {
  return [...items].sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
}

/** The list with one entry moved to a place (1 = first); places are counted anew. */
export function withMoved<T extends OrderedItem>(items: readonly T[], id: string, position: number): T[] {
  const moved = items.find((item) => item.id === id);
  if (!moved) return [...items];
  const others = items.filter((item) => item !== moved);
  const rank = Math.min(Math.max(position, 1), items.length) - 1;
  const next = [...others.slice(0, rank), moved, ...others.slice(rank)];
  return next.map((item, index) => ({ ...item, position: index + 1 }));
}

/** The place after the last. */
export function nextListPosition(items: readonly OrderedItem[]): number {
  return Math.max(0, ...items.map(({ position }) => position)) + 1;
}

/** Where an ordered list is written. Every call throws only AppError. */
export interface OrderedListSource<T, Changes> {
  add: (item: T) => Promise<T>;
  update: (id: string, changes: Changes) => Promise<T>;
  remove: (id: string) => Promise<T>;
  move: (move: Move) => Promise<void>;
}

/** Mutations of an ordered list that is cached whole under `queryKey`. */
export function orderedListMutations<T extends OrderedItem, Changes>(
  queryKey: QueryKey,
  source: OrderedListSource<T, Changes>,
) {
  const key = (name: string) => [...queryKey, name];
  const subject = ({ id }: { readonly id: string }) => `${queryKey.join(' ')} ${id}`;
  const writes = () => [queryKey];
  const changing = <Input extends { readonly id: string }, Result>(
    change: (items: T[], result: Result, input: Input) => T[],
  ): MutationEffects<Input, Result> => ({
    subject,
    writes,
    answer: (cache, result, input) => patch<T[]>(cache, queryKey, (items) => change(items, result, input)),
  });
  const add = productMutation(
    key('add'),
    async (item: T) => source.add(item),
    // It may be there already: others' changes are read meanwhile.
    changing((items, added: T) => inOrder([...items.filter(({ id }) => id !== added.id), added])),
  );
  return {
    /** Adds an entry with the id and place that it brings. */
    add,
    /** Writes what changed. */
    update: productMutation(
      key('update'),
      async ({ id, changes }: { readonly id: string; readonly changes: Changes }) =>
        source.update(id, changes),
      changing((items, saved: T) => items.map((item) => (item.id === saved.id ? saved : item))),
    ),
    /** Deletes an entry; it can be added again. */
    remove: productMutation(key('remove'), async ({ id }: T) => source.remove(id), {
      ...changing((items, removed: T) => items.filter(({ id }) => id !== removed.id)),
      invalidates: [queryKey],
      undo: (removed) => mutationWithInput(add, removed),
    }),
    /** Moves an entry to a place. */
    move: productMutation(key('move'), async (move: Move) => source.move(move), {
      subject,
      writes,
      invalidates: [queryKey],
      optimistic: (cache, { id, position }) =>
        patch<T[]>(cache, queryKey, (items) => withMoved(items, id, position)),
    }),
  };
}
