import { useUserId } from '@grow/shell';
import { useEffect, useState } from 'react';
import {
  changedValues,
  contentDraftKey,
  keepContentDraft,
  readContentDraft,
  type ContentValues,
} from './contentDraft';

const storage = () => window.localStorage;

/** What is typed over the stored values of one entry; kept in this browser until it is saved or discarded. */
export function useContentDraft<V extends ContentValues>(kind: string, id: string, stored: V) {
  const userId = useUserId() ?? '';
  const key = contentDraftKey(userId, kind, id);
  const [edits, setEdits] = useState(() => readContentDraft(storage, key, stored));
  const changes = changedValues(stored, edits);
  const count = Object.keys(changes).length;
  const [isRestored, setRestored] = useState(count > 0);
  useEffect(() => {
    keepContentDraft(storage, key, count > 0 ? (edits as ContentValues) : {});
  }, [key, edits, count]);

  return {
    values: { ...stored, ...edits },
    edits,
    changes,
    count,
    /** What is shown was typed on an earlier visit. */
    isRestored: isRestored && count > 0,
    edit: (touched: Partial<V>) => setEdits((before) => ({ ...before, ...touched })),
    /** Puts other edits in place of what was typed: none after saving or discarding. */
    replace: (next: Partial<V>) => {
      setRestored(false);
      setEdits(next);
      // The form may be gone before the effect runs.
      keepContentDraft(storage, key, next as ContentValues);
    },
    /** Hands edits over to another entry, whose form is not open: one that was new has its id now. */
    handOver: (toId: string, next: Partial<V>) => {
      keepContentDraft(storage, contentDraftKey(userId, kind, toId), next as ContentValues);
    },
  };
}
