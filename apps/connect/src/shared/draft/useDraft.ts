import { useUserId } from '@grow/shell';
import { useState } from 'react';
import { draftKey, keepDraft, readDraft } from './draftStore';
import { changedValues, editsOf, type FormValues } from './edits';
import { useKeptDraft } from './useKeptDraft';

/** What is typed over the stored values of one entry; kept in this browser until it is saved or discarded. */
export function useDraft<V extends FormValues>(form: string, about: string, stored: V) {
  const userId = useUserId() ?? '';
  const key = draftKey(userId, form, about);
  const [edits, setEdits] = useState(() => readDraft(key, editsOf(stored)));
  const changes = changedValues(stored, edits);
  const count = Object.keys(changes).length;
  const [isRestored, setRestored] = useState(count > 0);
  useKeptDraft(key, count > 0 ? edits : undefined);

  const keep = (at: string, next: Partial<V>) =>
    keepDraft(at, Object.keys(next).length > 0 ? next : undefined);
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
      keep(key, next);
    },
    /** Hands edits over to another entry, whose form is not open: one that was new has its id now. */
    handOver: (toAbout: string, next: Partial<V>) => keep(draftKey(userId, form, toAbout), next),
  };
}
