import type { Move, OrderedItem, ProductMutation } from '@grow/core/query';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

type Entry = OrderedItem & { readonly isPublished: boolean };

type ListMutations<T> = {
  readonly remove: ProductMutation<T, T>;
  readonly update: ProductMutation<{ id: string; changes: { isPublished: boolean } }, T>;
  readonly move: ProductMutation<Move, void>;
};

/** What is done to one entry of a list, each with what is said about it; `nameOf` is how an entry is called. */
export function useContentActions<T extends Entry>(
  mutations: ListMutations<T>,
  items: readonly T[] | undefined,
  nameOf: (item: T) => string,
) {
  const named = ({ id }: { readonly id: string }) => {
    const item = items?.find((one) => one.id === id);
    return { name: item ? nameOf(item) : '' };
  };
  const removing = useProductMutation(mutations.remove, {
    words: {
      done: (item) => m.content_deleted({ name: nameOf(item) }),
      detail: m.content_next_build(),
      failed: (item) => m.content_not_deleted({ name: nameOf(item) }),
      undone: (item) => m.content_restored({ name: nameOf(item) }),
      notUndone: (item) => m.content_not_restored({ name: nameOf(item) }),
    },
  });
  const publishing = useProductMutation(mutations.update, {
    words: {
      done: (item) =>
        (item.isPublished ? m.content_published : m.content_unpublished)({ name: nameOf(item) }),
      detail: m.content_next_build(),
      failed: (change) => m.content_not_saved(named(change)),
    },
  });
  // Says nothing of its own: the list itself tells where the entry stands now.
  const moving = useProductMutation(mutations.move, {
    words: { failed: (move) => m.content_not_moved(named(move)) },
  });
  return {
    remove: (item: T) => removing.run(item),
    publish: ({ id }: T, isPublished: boolean) => publishing.run({ id, changes: { isPublished } }),
    move: ({ id }: T, position: number, nextId: string | undefined) => moving.run({ id, position, nextId }),
  };
}
