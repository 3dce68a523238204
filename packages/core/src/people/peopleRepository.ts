import { allPages, type OnProgress } from '../db/allPages';
import type { GrowSupabase, Page, ReadOptions } from '../db/growSupabase';
import { read } from '../db/read';
import { searchPage } from '../db/searchPage';
import { guard } from '../errors/unwrap';
import {
  listedPersonFromRow,
  peopleCountsFromRow,
  type ListedPerson,
  type PeopleCounts,
  type PeopleFilter,
  type PeopleRequest,
} from './ListedPerson';

const filterOf = ({ search, role, city, until }: PeopleFilter) => ({
  p_query: search.slice(0, 200),
  ...(role ? { p_role: role } : {}),
  ...(city ? { p_city: city } : {}),
  ...(until ? { p_until: until } : {}),
});

/** Reads people as organisers see them; everybody else finds nobody. Every call throws only AppError. */
export function peopleRepository(client: GrowSupabase) {
  const repository = {
    /**
     * A page of people, with the e-mail address of each; with the phone, too, where it is a page of the file `fileId`. It is noted who
     * was read: pages of one file are one look.
     * @throws AppError `invalid_value` for a page that cannot be; `malformed_row`.
     */
    listPeople({
      state,
      sort,
      signal,
      fileId,
      ...request
    }: PeopleRequest & ReadOptions & { readonly fileId?: string }): Promise<Page<ListedPerson>> {
      const ask = async (limit: number, offset: number) => {
        const query = client.rpc('list_people', {
          ...filterOf(request),
          ...(state ? { p_state: state } : {}),
          p_sort: sort.by,
          p_descending: sort.isDescending,
          p_limit: limit,
          p_offset: offset,
          ...(fileId === undefined ? {} : { p_file_id: fileId }),
        });
        return read(query, signal);
      };
      return guard(() => searchPage(request, ask, listedPersonFromRow), signal);
    },

    /**
     * Everybody whom a filter finds, in its order, page after page, for a file under an id of the caller's. `onProgress` hears how many
     * of how many are there.
     * @throws AppError `malformed_row`, `aborted`
     */
    async allPeople({
      onProgress,
      ...request
    }: Omit<PeopleRequest, 'page' | 'pageSize'> &
      ReadOptions & { readonly fileId: string; onProgress?: OnProgress }): Promise<ListedPerson[]> {
      return allPages(
        (page) => repository.listPeople({ ...request, ...page }),
        ({ userId }) => userId,
        onProgress,
      );
    },

    /** One person with all that organisers may see; null when there is nobody of this id. It is noted. @throws AppError `malformed_row` */
    findPerson(userId: string): Promise<ListedPerson | null> {
      return guard(async () => {
        const [row] = await read(client.rpc('list_people', { p_user_id: userId }));
        return row === undefined ? null : listedPersonFromRow(row);
      });
    },

    /** How many people a filter finds, and how many of them are in each state. @throws AppError `malformed_row` */
    countPeople({ signal, ...filter }: PeopleFilter & ReadOptions): Promise<PeopleCounts> {
      return guard(async () => {
        const [row] = await read(client.rpc('count_people', filterOf(filter)), signal);
        return peopleCountsFromRow(row);
      }, signal);
    },
  };
  return repository;
}
