import {
  faqQueries,
  faqRepository,
  partnerQueries,
  partnerRepository,
  type Faq,
  type FaqChanges,
  type Partner,
  type PartnerChanges,
  type ProductQuery,
} from '@grow/core';
import { useGrowClient } from '@grow/shell';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { inOrder, withMoved } from './contentOrder';

/** A list that organisers keep: where it is read and written. Every call throws only AppError. */
type ContentSource<T, Changes> = {
  readonly query: ProductQuery<T[]>;
  readonly add: (item: T) => Promise<T>;
  readonly update: (id: string, changes: Changes) => Promise<T>;
  readonly remove: (id: string) => Promise<T>;
  readonly move: (id: string, position: number) => Promise<void>;
};

type Entry = { readonly id: string; readonly position: number };

function useContent<T extends Entry, Changes>(source: ContentSource<T, Changes>) {
  const queryClient = useQueryClient();
  const { queryKey } = source.query;
  const change = (next: (items: T[]) => T[]) => {
    queryClient.setQueryData<T[]>(queryKey, (items) => items && next(items));
  };
  // A reading that began before the write would bring the old list back.
  const shared = {
    networkMode: 'always',
    onMutate: () => queryClient.cancelQueries({ queryKey }),
  } as const;

  return {
    list: useQuery(source.query),
    add: useMutation({
      ...shared,
      mutationFn: (item: T) => source.add(item),
      onSuccess: (added) => change((items) => inOrder([...items, added])),
    }),
    update: useMutation({
      ...shared,
      mutationFn: ({ id, changes }: { id: string; changes: Changes }) => source.update(id, changes),
      onSuccess: (saved) => change((items) => items.map((item) => (item.id === saved.id ? saved : item))),
    }),
    remove: useMutation({
      ...shared,
      mutationFn: (id: string) => source.remove(id),
      onSuccess: (removed) => change((items) => items.filter(({ id }) => id !== removed.id)),
      // Somebody else may have deleted it.
      onError: () => queryClient.invalidateQueries({ queryKey }),
    }),
    /** Stands in its new place at once, and goes back where the move fails. */
    move: useMutation({
      networkMode: 'always',
      mutationFn: ({ id, position }: { id: string; position: number }) => source.move(id, position),
      onMutate: async ({ id, position }) => {
        await queryClient.cancelQueries({ queryKey });
        const before = queryClient.getQueryData<T[]>(queryKey);
        change((items) => withMoved(items, id, position));
        return before;
      },
      onError: (_error, _move, before) => queryClient.setQueryData(queryKey, before),
      onSettled: () => queryClient.invalidateQueries({ queryKey }),
    }),
  };
}

/** What a screen does with a list of content. */
export type Content<T extends Entry, Changes> = ReturnType<typeof useContent<T, Changes>>;

/** The questions of the site, for organisers. */
export function useFaqs(): Content<Faq, FaqChanges> {
  const { supabase } = useGrowClient();
  const repository = faqRepository(supabase);
  return useContent({
    query: faqQueries(supabase).all(),
    add: (faq) => repository.addFaq(faq),
    update: (id, changes) => repository.updateFaq(id, changes),
    remove: (id) => repository.removeFaq(id),
    move: (id, position) => repository.moveFaq(id, position),
  });
}

/** The partners of the site, for organisers. */
export function usePartners(): Content<Partner, PartnerChanges> {
  const { supabase } = useGrowClient();
  const repository = partnerRepository(supabase);
  return useContent({
    query: partnerQueries(supabase).all(),
    add: (partner) => repository.addPartner(partner),
    update: (id, changes) => repository.updatePartner(id, changes),
    remove: (id) => repository.removePartner(id),
    move: (id, position) => repository.movePartner(id, position),
  });
}
