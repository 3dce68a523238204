import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList } from '../db/read';
import { AppError } from '../errors/AppError';
import { guard, unwrap } from '../errors/unwrap';
import { orderedListMutations, type Move } from '../query/orderedList';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { partnerFromRow, partnerToRow, type Partner, type PartnerChanges } from './Partner';

/** Reads and writes the partners of the site; writing is for ORGA. Every call throws only AppError. */
export function partnerRepository(client: GrowSupabase) {
  return {
    /** Every partner one may read, some dozens at most, in their order. @throws AppError `malformed_row` */
    async listPartners({ signal }: ReadOptions = {}): Promise<Partner[]> {
      return readList(
        client.from('partners').select('*').order('position').order('id'),
        partnerFromRow,
        signal,
      );
    },

    /** Adds a partner with the id and place that it brings. @throws AppError `forbidden`, `invalid_value` */
    async addPartner({ id, name, tier, logo, url, position, ...fields }: Partner): Promise<Partner> {
      const row = {
        ...partnerToRow({ ...fields, logo: logo ?? '', url: url ?? '' }),
        ...{ id, name, tier, position },
      };
      return guard(async () =>
        partnerFromRow(unwrap(await client.from('partners').insert(row).select().single())),
      );
    },

    /** Writes what changed. @throws AppError `single_row_expected` when it may not be written or is gone; `invalid_value` */
    async updatePartner(id: string, changes: PartnerChanges): Promise<Partner> {
      const row = partnerToRow(changes);
      return guard(async () =>
        partnerFromRow(unwrap(await client.from('partners').update(row).eq('id', id).select().single())),
      );
    },

    /** Deletes a partner and returns it as it was. @throws AppError `single_row_expected` when it may not be deleted or is gone. */
    async removePartner(id: string): Promise<Partner> {
      return guard(async () =>
        partnerFromRow(unwrap(await client.from('partners').delete().eq('id', id).select().single())),
      );
    },

    /** Moves a partner before another one, or to a place in the whole list, 1 = first. @throws AppError `not_found` when it may not be moved or is gone. */
    async movePartner({ id, position, nextId }: Move): Promise<void> {
      return guard(async () => {
        const isMoved = unwrap(
          await client.rpc('move_partner', {
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

/** Cache keys of the partners. */
export const partnerKeys = { all: ['partners'] as const };

/** Queries of the partners. The client may be missing while a query is only described. */
export function partnerQueries(client: GrowSupabase | undefined) {
  return {
    /** Every partner one may read. */
    all: (): ProductQuery<Partner[]> =>
      productQuery(partnerKeys.all, async () => partnerRepository(requireClient(client)).listPartners()),
  };
}

/** Mutations of the partners. */
export function partnerMutations(client: GrowSupabase | undefined) {
  const repository = () => partnerRepository(requireClient(client));
  return orderedListMutations<Partner, PartnerChanges>(partnerKeys.all, {
    add: async (partner) => repository().addPartner(partner),
    update: async (id, changes) => repository().updatePartner(id, changes),
    remove: async (id) => repository().removePartner(id),
    move: async (move) => repository().movePartner(move),
  });
}
