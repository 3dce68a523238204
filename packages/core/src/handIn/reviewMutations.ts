import { actionItemKeys } from '../actionItem/actionItemQueries';
import type { GrowSupabase } from '../db/growSupabase';
import {
  mutationWithInput,
  patch,
  productMutation,
  type MutationCache,
  type ProductMutation,
} from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import { triageKeys } from '../triage/triageKeys';
import type { HandIn } from './HandIn';
import { handInKeys } from './handInQueries';
import type { HandInRecord } from './handInRepository';
import type { GivenVerdict, NewVerdict, ReviewedHandIn, ReviewQueueEntry } from './Review';
import { reviewKeys } from './reviewQueries';
import { reviewRepository } from './reviewRepository';

const key = (name: string) => [...handInKeys.all, name];
const recordKey = ({ teamId, milestoneId }: ReviewedHandIn) => handInKeys.ofMilestone(teamId, milestoneId);

function put(cache: MutationCache, one: ReviewedHandIn, change: Partial<HandInRecord>): void {
  patch<HandInRecord | null>(cache, recordKey(one), (record) => record && { ...record, ...change });
}

function putInQueue(cache: MutationCache, one: ReviewedHandIn, reviewerId: string | undefined): void {
  const state = reviewerId === undefined ? 'submitted' : 'in_review';
  patch<ReviewQueueEntry[]>(cache, reviewKeys.queue, (queue) =>
    queue.map((entry) => (entry.handInId === one.handInId ? { ...entry, state, reviewerId } : entry)),
  );
}

/** A verdict of this person in a record, in place of an earlier one that does not count yet. */
function putVerdict(cache: MutationCache, one: ReviewedHandIn, verdict: GivenVerdict): void {
  patch<HandInRecord | null>(
    cache,
    recordKey(one),
    (record) =>
      record && {
        ...record,
        ...{ state: 'in_review', reviewerId: one.userId },
        verdicts: [verdict, ...record.verdicts.filter(({ settledAt }) => settledAt !== undefined)],
      },
  );
}

/** Mutations of whoever judges what teams hand in. */
export function reviewMutations(client: GrowSupabase | undefined) {
  const repository = () => reviewRepository(requireClient(client));
  const effects = {
    invalidates: [handInKeys.all],
    subject: ({ handInId }: ReviewedHandIn) => `review ${handInId}`,
    writes: (one: ReviewedHandIn) => [recordKey(one), reviewKeys.queue],
    answer: (cache: MutationCache, handIn: HandIn, one: ReviewedHandIn) => put(cache, one, handIn),
  };
  const take: ProductMutation<ReviewedHandIn, HandIn> = productMutation(
    key('takeReview'),
    async ({ handInId, version }: ReviewedHandIn) => repository().take(handInId, version),
    {
      ...effects,
      optimistic: (cache, one) => {
        put(cache, one, { state: 'in_review', reviewerId: one.userId });
        putInQueue(cache, one, one.userId);
      },
      undo: (_, one) => mutationWithInput(release, one),
    },
  );
  const release: ProductMutation<ReviewedHandIn, HandIn> = productMutation(
    key('releaseReview'),
    async ({ handInId }: ReviewedHandIn) => repository().release(handInId),
    {
      ...effects,
      optimistic: (cache, one) => {
        put(cache, one, { state: 'submitted', reviewerId: undefined, takenAt: undefined });
        putInQueue(cache, one, undefined);
      },
      undo: (_, one) => mutationWithInput(take, one),
    },
  );
  const takeBackVerdict = productMutation(
    key('takeBackVerdict'),
    async ({ verdictId }: ReviewedHandIn & { readonly verdictId: string }) =>
      repository().takeBackVerdict(verdictId),
    {
      ...effects,
      optimistic: (cache, one) =>
        patch<HandInRecord | null>(
          cache,
          recordKey(one),
          (record) =>
            record && { ...record, verdicts: record.verdicts.filter(({ id }) => id !== one.verdictId) },
        ),
    },
  );
  return {
    /** Nobody else judges it for two hours. */
    take,
    /** Leaves it to others. */
    release,
    /** Accepts a version or asks to revise it, with what the team is to do; counts after five seconds, and is undone until then. */
    giveVerdict: productMutation(
      key('giveVerdict'),
      async (verdict: NewVerdict) => repository().giveVerdict(verdict),
      {
        ...effects,
        optimistic: (cache, one) => {
          put(cache, one, { state: 'in_review', reviewerId: one.userId });
          patch<ReviewQueueEntry[]>(cache, reviewKeys.queue, (queue) =>
            queue.filter(({ handInId }) => handInId !== one.handInId),
          );
        },
        answer: (cache, verdict: GivenVerdict, one) => putVerdict(cache, one, verdict),
        undo: (verdict, { decision: _, note: __, advice: ___, ...one }) =>
          mutationWithInput(takeBackVerdict, { ...one, verdictId: verdict.id }),
      },
    ),
    /** Takes back a verdict that does not count yet. */
    takeBackVerdict,
    /** Lets one's verdicts count whose five seconds are over, and the team hear of them. */
    settle: productMutation(key('settleVerdicts'), async () => repository().settle(), {
      // They answer teams that wait for their mentor.
      invalidates: [handInKeys.all, actionItemKeys.all, triageKeys.all],
    }),
  };
}
