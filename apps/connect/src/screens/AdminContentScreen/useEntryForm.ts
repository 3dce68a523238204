import { useToast } from '@grow/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { nextPosition, type Content } from '../../features/content';
import { m } from '../../paraglide/messages';
import { useDraft, type FormValues } from '../../shared/draft';

type Entry = { readonly id: string; readonly position: number };

type EntryForm<T extends Entry, V extends FormValues> = {
  /** Names the drafts. */
  kind: string;
  /** The entry that is changed; undefined for a new one. */
  item: T | undefined;
  items: readonly T[];
  stored: V;
  content: Pick<Content<T, Partial<V>>, 'add' | 'update'>;
  /** A whole new entry of what was typed. */
  build: (values: V, entry: Entry) => T;
  nameOf: (item: T) => string;
  /** Where one goes after saving. */
  backPath: string;
};

/** The form of one entry: its draft, and saving as a new one or as a change. */
export function useEntryForm<T extends Entry, V extends FormValues>(options: EntryForm<T, V>) {
  const { kind, item, items, stored, content, build, nameOf, backPath } = options;
  const toast = useToast();
  const navigate = useNavigate();
  const draft = useDraft(kind, item?.id ?? 'new', stored);
  const [isTried, setTried] = useState(false);
  // One id for all tries: an answer that was lost makes no second entry.
  const [newId] = useState(() => crypto.randomUUID());
  const { values, edits, changes } = draft;

  const handleSaved = (saved: T) => {
    draft.replace({});
    toast.show({
      status: 'success',
      title: m.content_saved({ name: nameOf(saved) }),
      description: m.content_next_build(),
    });
    void navigate(backPath);
  };
  const save = (extra: Partial<V>) => {
    if (item) {
      content.update.mutate({ id: item.id, changes: { ...changes, ...extra } }, { onSuccess: handleSaved });
    } else {
      const entry = { id: newId, position: nextPosition(items) };
      content.add.mutate(build({ ...values, ...extra }, entry), { onSuccess: handleSaved });
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
      isSaving: content.add.isPending || content.update.isPending,
      failure: content.add.error ?? content.update.error,
    },
  };
}
