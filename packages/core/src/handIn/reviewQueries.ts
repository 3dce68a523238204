import type { GrowSupabase } from '../db/growSupabase';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import type { HandInVersion } from './HandInVersion';
import type { ReviewQueueEntry } from './Review';
import { reviewRepository } from './reviewRepository';

/** Cache keys of reviews, below those of hand-ins. */
export const reviewKeys = {
  queue: ['handIns', 'queue'] as const,
  judged: (slug: string, week: number) => ['handIns', 'judged', slug, week] as const,
};

/** Queries of reviews. The client may be missing while a query is only described. */
export function reviewQueries(client: GrowSupabase | undefined) {
  return {
    /** What waits for a review by the caller, the longest first. */
    queue: (): ProductQuery<ReviewQueueEntry[]> =>
      productQuery(reviewKeys.queue, async () => reviewRepository(requireClient(client)).listQueue()),
    /** What the caller judged of a team's week, when they look after the team no longer. */
    judged: (slug: string, week: number): ProductQuery<HandInVersion[]> =>
      productQuery(reviewKeys.judged(slug, week), async () =>
        reviewRepository(requireClient(client)).listJudged(slug, week),
      ),
  };
}
