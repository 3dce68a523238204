import type { Json } from '../db/database.types';
import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList } from '../db/read';
import { readRow } from '../db/readRow';
import { guard, unwrap } from '../errors/unwrap';
import { handInFromRow, type HandIn } from './HandIn';
import { handInVersionFromRow, type HandInVersion } from './HandInVersion';
import {
  givenVerdictFromRow,
  reviewQueueEntryFromRow,
  type GivenVerdict,
  type NewVerdict,
  type ReviewQueueEntry,
} from './Review';

/** What mentors and organisers do with hand-ins. Every call throws only AppError. */
export function reviewRepository(client: GrowSupabase) {
  return {
    /** What waits for a review by the caller, the longest first. @throws AppError `malformed_row` */
    listQueue: async ({ signal }: ReadOptions = {}): Promise<ReviewQueueEntry[]> =>
      readList(client.rpc('review_queue'), reviewQueueEntryFromRow, signal),

    /** What the caller judged of a team's week and may go on reading when they look after the team no longer, the newest first. @throws AppError `malformed_row` */
    listJudged: async (slug: string, week: number, { signal }: ReadOptions = {}): Promise<HandInVersion[]> =>
      guard(async () => {
        const past = client.rpc('past_reviews', { p_limit: 200 }).eq('slug', slug).eq('week', week);
        const ids = await readList(
          past,
          (row) => readRow('past_reviews', row).requiredText('version_id'),
          signal,
        );
        if (ids.length === 0) return [];
        const query = client.from('hand_in_versions').select('*').in('id', ids);
        return readList(query.order('number', { ascending: false }), handInVersionFromRow, signal);
      }, signal),

    /** Nobody else judges it for two hours. @throws AppError `review_taken`, `version_replaced`, `not_handed_in`, `forbidden` */
    take: async (handInId: string, version: number): Promise<HandIn> =>
      guard(async () =>
        handInFromRow(
          unwrap(await client.rpc('take_review', { p_hand_in_id: handInId, p_version: version })),
        ),
      ),

    /** Leaves it to others; organisers free one that somebody forgot. @throws AppError `review_taken`, `forbidden` */
    release: async (handInId: string): Promise<HandIn> =>
      guard(async () =>
        handInFromRow(unwrap(await client.rpc('release_review', { p_hand_in_id: handInId }))),
      ),

    /**
     * Accepts a version or asks to revise it; counts after five seconds, and so does its advice.
     * @throws AppError `note_needed`, `list_full`, `not_in_team` for somebody who is not in the team, `invalid_value`, and as `take`
     */
    giveVerdict: async ({ handInId, version, decision, note, advice }: NewVerdict): Promise<GivenVerdict> =>
      guard(async () => {
        const args = {
          ...{ p_hand_in_id: handInId, p_version: version, p_decision: decision, p_note: note.trim() },
          p_advice: advice.map(({ id, text, dueWeek, assignedTo }) => ({
            ...{ id, text: text.trim() },
            ...{ due_week: dueWeek ?? null, assigned_to: assignedTo ?? null },
          })) as Json,
        };
        return givenVerdictFromRow(unwrap(await client.rpc('give_verdict', args)));
      }),

    /** Takes back a verdict that does not count yet. @throws AppError `verdict_settled`, `not_found` */
    takeBackVerdict: async (id: string): Promise<HandIn> =>
      guard(async () => handInFromRow(unwrap(await client.rpc('take_back_verdict', { p_id: id })))),

    /** Lets one's verdicts count whose five seconds are over; the clock does it otherwise, a minute later. */
    settle: async (): Promise<number> => guard(async () => unwrap(await client.rpc('settle_verdicts'))),
  };
}
