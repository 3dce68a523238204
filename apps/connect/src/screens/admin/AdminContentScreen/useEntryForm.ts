import { nextListPosition, type OrderedItem, type ProductMutation } from '@grow/core/query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { useDraft, type FormValues } from '../../../shared/draft';

type EntryForm<T extends OrderedItem, V extends FormValues> = {
  /** Names the drafts. */
  kind: string;
  /** The entry that is changed; undefined for a new one. */
  item: T | undefined;
  items: readonly T[];
  stored: V;
  mutations: {
    readonly add: ProductMutation<T, T>;
    readonly update: ProductMutation<{ id: string; changes: Partial<V> }, T>;
  };
  /** A whole new entry of what was typed. */
  build: (values: V, entry: OrderedItem) => T;
  nameOf: (item: T) => string;
  /** Where one goes after saving. */
  backPath: string;
};

/** The form of one entry: its draft, and saving as a new one or as a change. */
export function useEntryForm<T extends OrderedItem, V extends FormValues>(options: EntryForm<T, V>) {
  const { kind, item, items, stored, mutations, build, nameOf, backPath } = options;
  const navigate = useNavigate();
  const draft = useDraft(kind, item?.id ?? 'new', stored);
  const [isTried, setTried] = useState(false);
  // One id for all tries: an answer that was lost makes no second entry.
  const [newId] = useState(() => crypto.randomUUID());
  const { values, edits, changes } = draft;
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const saved = {
    words: { done: (entry: T) => m.content_saved({ name: nameOf(entry) }), detail: m.content_next_build() },
    onDone: () => {
      draft.replace({});
      // Whoever has gone elsewhere meanwhile stays there.
      if (isHere.current) void navigate(backPath);
    },
  };
  const adding = useProductMutation(mutations.add, saved);
  const updating = useProductMutation(mutations.update, saved);
  const save = (extra: Partial<V>) => {
    if (item) {
      updating.run({ id: item.id, changes: { ...changes, ...extra } });
    } else {
      const entry = { id: newId, position: nextListPosition(items) };
      adding.run(build({ ...values, ...extra }, entry));
    }
  };
  return {
    values,
    edit: draft.edit,
    isTried,
    save,
    frame: {
      draft: {
        count: draft.count,
        isRestored: draft.isRestored,
        discard: () => draft.replace({}),
        bringBack: () => draft.replace(edits),
      },
      onTry: () => setTried(true),
      isSaving: adding.isBusy || updating.isBusy,
      failure: adding.failure ?? updating.failure,
    },
  };
}
