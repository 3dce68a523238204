import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList } from '../db/read';
import { AppError } from '../errors/AppError';
import { guard, unwrap } from '../errors/unwrap';
import { orderedListMutations, type Move } from '../query/orderedList';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { faqFromRow, type Faq, type FaqChanges, faqToRow } from './Faq';

/** Reads and writes the questions of the site; writing is for ORGA. Every call throws only AppError. */
export function faqRepository(client: GrowSupabase) {
  return {
    /** Every question one may read, some dozens, in their order. @throws AppError `malformed_row` */
    async listFaqs({ signal }: ReadOptions = {}): Promise<Faq[]> {
      return readList(client.from('faqs').select('*').order('position').order('id'), faqFromRow, signal);
    },

    /** Adds a question with the id and place that it brings. @throws AppError `forbidden`, `already_exists` (slug), `invalid_value` */
    async addFaq({ id, position, ...fields }: Faq): Promise<Faq> {
      const texts = { slug: '', question_en: '', question_de: '', answer_en: '', answer_de: '' };
      const row = { ...texts, ...faqToRow(fields), id, position };
      return guard(async () => faqFromRow(unwrap(await client.from('faqs').insert(row).select().single())));
    },

    /** Writes what changed. @throws AppError `single_row_expected` when it may not be written or is gone; `already_exists`, `invalid_value` */
    async updateFaq(id: string, changes: FaqChanges): Promise<Faq> {
      const row = faqToRow(changes);
      return guard(async () =>
        faqFromRow(unwrap(await client.from('faqs').update(row).eq('id', id).select().single())),
      );
    },

    /** Deletes a question and returns it as it was. @throws AppError `single_row_expected` when it may not be deleted or is gone. */
    async removeFaq(id: string): Promise<Faq> {
      return guard(async () =>
        faqFromRow(unwrap(await client.from('faqs').delete().eq('id', id).select().single())),
      );
    },

    /** Moves a question before another one, or to a place in the whole list, 1 = first. @throws AppError `not_found` when it may not be moved or is gone. */
    async moveFaq({ id, position, nextId }: Move): Promise<void> {
      return guard(async () => {
        const isMoved = unwrap(
          await client.rpc('move_faq', {
            p_id: id,
            p_position: position,
            ...(nextId === undefined ? {} : { p_next_id: nextId }),
          }),
        );
        if (!isMoved) throw new AppError('not_found');
      });
    },
  };
}

/** Cache keys of the questions. */
export const faqKeys = { all: ['faqs'] as const };

/** Queries of the questions. The client may be missing while a query is only described. */
export function faqQueries(client: GrowSupabase | undefined) {
  return {
    /** Every question one may read. */
    all: (): ProductQuery<Faq[]> =>
      productQuery(faqKeys.all, async () => faqRepository(requireClient(client)).listFaqs()),
  };
}

/** Mutations of the questions. */
export function faqMutations(client: GrowSupabase | undefined) {
  const repository = () => faqRepository(requireClient(client));
  return orderedListMutations<Faq, FaqChanges>(faqKeys.all, {
    add: async (faq) => repository().addFaq(faq),
    update: async (id, changes) => repository().updateFaq(id, changes),
    remove: async (id) => repository().removeFaq(id),
    move: async (move) => repository().moveFaq(move),
  });
}
