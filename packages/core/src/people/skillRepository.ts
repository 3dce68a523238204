import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList } from '../db/read';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import { skillFromRow, type Skill } from './Skill';

/** Reads the skills catalogue. Every call throws only AppError. */
export function skillRepository(client: GrowSupabase) {
  return {
    /** The whole catalogue, some dozens of entries, in its order. @throws AppError `malformed_row` */
    async listSkills({ signal }: ReadOptions = {}): Promise<Skill[]> {
      return readList(client.from('skills').select('*').order('position').order('key'), skillFromRow, signal);
    },
  };
}

/** Cache keys of the skills catalogue. */
export const skillKeys = { all: ['skills'] as const };

/** Queries of the skills catalogue. The client may be missing while a query is only described. */
export function skillQueries(client: GrowSupabase | undefined) {
  return {
    /** The whole catalogue. */
    all: (): ProductQuery<Skill[]> =>
      productQuery(skillKeys.all, async () => skillRepository(requireClient(client)).listSkills()),
  };
}
