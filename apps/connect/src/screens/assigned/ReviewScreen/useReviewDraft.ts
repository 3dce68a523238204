import type { HandInRecord } from '@grow/core/hand-in';
import { useUserId } from '@grow/shell';
import { useEffect, useEffectEvent, useState } from 'react';
import { draftKey, keepDraft, readDraft, useKeptDraft } from '../../../shared/draft';
import { isBlankDraft, reviewDraftFrom, type ReviewDraft } from './reviewDraft';

type Versions = Pick<HandInRecord, 'versions' | 'verdicts'>;

/**
 * What this person has begun to say of a version; kept in this browser until it counts. What was begun about one that the version
 * replaced before it was judged goes along: it is nowhere else to be seen.
 */
export function useReviewDraft(versionId: string, { versions, verdicts }: Versions) {
  const userId = useUserId() ?? '';
  const keyOf = (id: string) => draftKey(userId, 'review', id);
  const key = keyOf(versionId);
  const isOver = (id: string) =>
    verdicts.some((one) => one.versionId === id && one.authorId === userId && one.settledAt !== undefined);
  // The newest first.
  const earlier = versions.slice(versions.findIndex(({ id }) => id === versionId) + 1);
  const [draft, setDraft] = useState<ReviewDraft>(() => {
    const own = readDraft(key, reviewDraftFrom);
    if (!isBlankDraft(own)) return own;
    const drafts = earlier
      .filter(({ id }) => !isOver(id))
      .map(({ id }) => readDraft(keyOf(id), reviewDraftFrom));
    return drafts.find((one) => !isBlankDraft(one)) ?? own;
  });
  useKeptDraft(key, isOver(versionId) || isBlankDraft(draft) ? undefined : draft);
  const forgetEarlier = useEffectEvent(() => {
    for (const { id } of earlier) keepDraft(keyOf(id), undefined);
  });
  useEffect(() => forgetEarlier(), []);
  return {
    draft,
    edit: (change: Partial<ReviewDraft>) => setDraft((before) => ({ ...before, ...change })),
    /** Forgets it, also when the page is another one by now. */
    forget: () => {
      setDraft({});
      keepDraft(key, undefined);
    },
  };
}
