import type { GrowSupabase, Page, PageRequest, ReadOptions } from '../db/growSupabase';
import { read } from '../db/read';
import { searchPage } from '../db/searchPage';
import { AppError } from '../errors/AppError';
import { guard } from '../errors/unwrap';
import { productQuery, requireClient, searchQuery, type ProductQuery } from '../query/productQuery';
import { teamFacetsFromJson, type TeamSearchFacets } from './searchFacets';
import {
  personHitFromRow,
  teamHitFromRow,
  type PersonHit,
  type PersonSearch,
  type TeamHit,
  type TeamSearch,
} from './teamSearch';

/** Most entries of a page: the database gives no more. */
export const maxSearchPage = 50;

function requireSearchPage(page: PageRequest): PageRequest {
  if (page.pageSize <= maxSearchPage) return page;
  throw new AppError('invalid_value', { message: `No page of a search has ${page.pageSize} entries` });
}

const shared = ({ text = '', skills = [], city = '' }: PersonSearch) => ({
  p_query: text.slice(0, 200),
  p_skills: [...skills],
  p_city: city,
});

/** Finds teams and people. Every call throws only AppError. */
export function teamSearchRepository(client: GrowSupabase) {
  return {
    /** A page of the season's listed teams that go on. @throws AppError `invalid_value` for a page that cannot be; `malformed_row`. */
    searchTeams(search: TeamSearch, page: PageRequest, { signal }: ReadOptions = {}): Promise<Page<TeamHit>> {
      const ask = async (limit: number, offset: number) => {
        const query = client.rpc('search_teams', {
          ...shared({ text: search.text, skills: search.skills, city: search.city }),
          p_stage: search.stage ?? '',
          p_open: search.isOpen ?? false,
          p_sort: search.sort ?? 'match',
          p_limit: limit,
          p_offset: offset,
        });
        return read(query, signal);
      };
      return guard(async () => searchPage(requireSearchPage(page), ask, teamHitFromRow), signal);
    },

    /** A page of people who look for a team. @throws AppError `invalid_value` for a page that cannot be; `malformed_row`. */
    searchPeople(
      search: PersonSearch,
      page: PageRequest,
      { signal }: ReadOptions = {},
    ): Promise<Page<PersonHit>> {
      const ask = async (limit: number, offset: number) => {
        const given = { ...shared(search), p_sort: search.sort ?? 'match', p_limit: limit, p_offset: offset };
        return read(client.rpc('search_people', given), signal);
      };
      return guard(async () => searchPage(requireSearchPage(page), ask, personHitFromRow), signal);
    },

    /** What both lists can be filtered by. @throws AppError `malformed_row`. */
    getFacets({ signal }: ReadOptions = {}): Promise<TeamSearchFacets> {
      return guard(async () => teamFacetsFromJson(await read(client.rpc('team_facets'), signal)), signal);
    },
  };
}

/** Cache keys of searches, below `teams`: whatever changes a team makes them stale. */
export const teamSearchKeys = {
  search: (search: TeamSearch, page: PageRequest) => ['teams', 'search', search, page] as const,
  people: (search: PersonSearch, page: PageRequest) => ['teams', 'people', search, page] as const,
  facets: ['teams', 'facets'] as const,
};

/** Queries of searches; they are part of `teamQueries`. The client may be missing while a query is only described. */
export function teamSearchQueries(client: GrowSupabase | undefined) {
  const repository = () => teamSearchRepository(requireClient(client));
  return {
    /** One page of teams. */
    search: (search: TeamSearch, page: PageRequest): ProductQuery<Page<TeamHit>> =>
      searchQuery(teamSearchKeys.search(search, page), async (signal) =>
        repository().searchTeams(search, page, { signal }),
      ),
    /** One page of people without a team. */
    people: (search: PersonSearch, page: PageRequest): ProductQuery<Page<PersonHit>> =>
      searchQuery(teamSearchKeys.people(search, page), async (signal) =>
        repository().searchPeople(search, page, { signal }),
      ),
    /** What both lists can be filtered by, and how long they are. */
    facets: (): ProductQuery<TeamSearchFacets> =>
      productQuery(teamSearchKeys.facets, async () => repository().getFacets()),
  };
}
