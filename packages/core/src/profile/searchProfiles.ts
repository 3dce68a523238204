import type { GrowSupabase, Page, ReadOptions } from '../db/growSupabase';
import { read } from '../db/read';
import { searchPage } from '../db/searchPage';
import { guard } from '../errors/unwrap';
import type { Profile } from './Profile';
import type { ProfilePage } from './profilePage';
import { profileFromRow } from './profileRow';

/** A page of the profiles that a text finds: the database finds, counts and pages in one reading. @throws AppError `malformed_row` */
export async function searchProfiles(
  client: GrowSupabase,
  { search = '', role, sort, signal, ...page }: ProfilePage & ReadOptions,
): Promise<Page<Profile>> {
  const ask = async (limit: number, offset: number) => {
    const query = client.rpc('search_profiles', {
      p_query: search.slice(0, 200),
      ...(role ? { p_role: role } : {}),
      p_sort: sort?.by ?? 'name',
      p_descending: sort?.isDescending ?? false,
      p_limit: limit,
      p_offset: offset,
    });
    return read(query, signal);
  };
  return guard(
    () => searchPage(page, ask, (row) => profileFromRow((row as { profile?: unknown }).profile)),
    signal,
  );
}
