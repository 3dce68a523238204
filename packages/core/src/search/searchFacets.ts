import { readRow } from '../db/readRow';

/** What one of the two lists can be filtered by, the most frequent first. */
export interface SearchFacets {
  /** How many entries there are without any filter. */
  readonly total: number;
  /** Skills by their keys, and how many entries want or have each. */
  readonly skills: readonly { readonly key: string; readonly count: number }[];
  /** Cities, and how many entries are in each. */
  readonly cities: readonly { readonly city: string; readonly count: number }[];
}

/** What the lists of teams and of people without one can be filtered by. */
export interface TeamSearchFacets {
  readonly teams: SearchFacets;
  readonly people: SearchFacets;
}

function listFacetsOf(value: unknown): SearchFacets {
  const facets = readRow('team_facets', value);
  return {
    total: facets.number('total'),
    skills: facets.list('skills', (entry) => {
      const row = readRow('team_facets.skills', entry);
      return { key: row.requiredText('key'), count: row.number('count') };
    }),
    cities: facets.list('cities', (entry) => {
      const row = readRow('team_facets.cities', entry);
      return { city: row.requiredText('city'), count: row.number('count') };
    }),
  };
}

/** Reads what `team_facets` answers. @throws AppError `malformed_row` */
export function teamFacetsFromJson(value: unknown): TeamSearchFacets {
  readRow('team_facets', value);
  const { teams, people } = value as Record<string, unknown>;
  return { teams: listFacetsOf(teams), people: listFacetsOf(people) };
}
