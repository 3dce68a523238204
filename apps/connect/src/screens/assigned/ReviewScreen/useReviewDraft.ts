import { useUserId } from '@grow/shell';
import { useState } from 'react';
import { draftKey, keepDraft, readDraft, useKeptDraft } from '../../../shared/draft';
import { isBlankDraft, reviewDraftFrom, type ReviewDraft } from './reviewDraft';

/** What this person has begun to say of a version; kept in this browser until it counts (`isOver`). */
export function useReviewDraft(versionId: string, isOver: boolean) {
  const userId = useUserId() ?? '';
  const keyOf = (id: string) => draftKey(userId, 'review', id);
  const key = keyOf(versionId);
  const [draft, setDraft] = useState<ReviewDraft>(() => readDraft(key, reviewDraftFrom));
  useKeptDraft(key, isOver || isBlankDraft(draft) ? undefined : draft);
  return {
    draft,
    edit: (change: Partial<ReviewDraft>) => setDraft((before) => ({ ...before, ...change })),
    /** What is typed goes along to a version that replaced this one, unless something is there already. */
    handOver: (toVersion: string) => {
      if (isBlankDraft(readDraft(keyOf(toVersion), reviewDraftFrom))) keepDraft(keyOf(toVersion), draft);
    },
    /** Forgets it, also when the page is another one by now. */
    forget: () => {
      setDraft({});
      keepDraft(key, undefined);
    },
  };
}
