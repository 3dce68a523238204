import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList } from '../db/read';
import { guard, unwrap } from '../errors/unwrap';
import { mutationWithInput, patch, productMutation, type ProductMutation } from '../query/productMutation';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import {
  confidenceFromRow,
  namedConfidenceFromRow,
  type Confidence,
  type NamedConfidence,
} from './Confidence';

/** How many organisers see at once; what is taken care of comes last. */
const MOST = 50;

/** What is told in confidence. Every call throws only AppError. */
export function confidenceRepository(client: GrowSupabase) {
  return {
    /** What an organiser may read, open ones first, then the newest; it is noted whose words they read. @throws AppError `malformed_row` */
    async list({ signal }: ReadOptions = {}): Promise<NamedConfidence[]> {
      return readList(client.rpc('read_confidences', { p_limit: MOST }), namedConfidenceFromRow, signal);
    },

    /** Tells organisers something that neither team nor mentor reads. @throws AppError `rate_limited` after ten a day, `invalid_value` */
    confide: async (id: string, text: string): Promise<Confidence> =>
      guard(async () =>
        confidenceFromRow(unwrap(await client.rpc('confide', { p_id: id, p_text: text.trim() }))),
      ),

    /** An organiser says that it is taken care of, or not yet. @throws AppError `forbidden`, `not_found` */
    settle: async (id: string, isSettled: boolean): Promise<Confidence> =>
      guard(async () =>
        confidenceFromRow(
          unwrap(await client.rpc('settle_confidence', { p_id: id, p_is_settled: isSettled })),
        ),
      ),
  };
}

/** Cache keys of what is told in confidence. */
export const confidenceKeys = { all: ['confidences'] as const };

/** Queries of what is told in confidence. The client may be missing while a query is only described. */
export function confidenceQueries(client: GrowSupabase | undefined) {
  return {
    /** What an organiser may read. */
    all: (): ProductQuery<NamedConfidence[]> =>
      productQuery(confidenceKeys.all, async () => confidenceRepository(requireClient(client)).list()),
  };
}

/** Whether something is taken care of. */
export interface ConfidenceSettlement {
  readonly id: string;
  readonly isSettled: boolean;
}

/** Mutations of what is told in confidence. */
export function confidenceMutations(client: GrowSupabase | undefined) {
  const repository = () => confidenceRepository(requireClient(client));
  const settle: ProductMutation<ConfidenceSettlement, Confidence> = productMutation(
    [...confidenceKeys.all, 'settle'],
    async ({ id, isSettled }: ConfidenceSettlement) => repository().settle(id, isSettled),
    {
      subject: ({ id }) => `confidence ${id}`,
      writes: () => [confidenceKeys.all],
      answer: (cache, saved) =>
        patch<NamedConfidence[]>(cache, confidenceKeys.all, (confidences) =>
          confidences.map((one) => (one.id === saved.id ? { ...one, ...saved } : one)),
        ),
      undo: (_, { id, isSettled }) => mutationWithInput(settle, { id, isSettled: !isSettled }),
    },
  );
  return {
    /** Tells organisers something. The id is the caller's, so that a second press tells it once. */
    confide: productMutation(
      [...confidenceKeys.all, 'confide'],
      async ({ id, text }: { readonly id: string; readonly text: string }) => repository().confide(id, text),
      { subject: ({ id }) => `confidence ${id}` },
    ),
    /** An organiser says that it is taken care of, or not yet. */
    settle,
  };
}
