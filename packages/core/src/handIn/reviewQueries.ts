import type { GrowSupabase } from '../db/growSupabase';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import type { ReviewQueueEntry } from './Review';
import { reviewRepository } from './reviewRepository';

/** Cache keys of reviews, below those of hand-ins. */
export const reviewKeys = { queue: ['handIns', 'queue'] as const };

/** Queries of reviews. The client may be missing while a query is only described. */
export function reviewQueries(client: GrowSupabase | undefined) {
  return {
    /** What waits for a review by the caller, the longest first. */
    queue: (): ProductQuery<ReviewQueueEntry[]> =>
      productQuery(reviewKeys.queue, async () => reviewRepository(requireClient(client)).listQueue()),
  };
}
