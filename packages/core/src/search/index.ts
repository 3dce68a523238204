export {
  personSorts,
  teamSorts,
  type OpenRole,
  type PendingRequest,
  type PersonHit,
  type PersonSearch,
  type PersonSort,
  type TeamHit,
  type TeamSearch,
  type TeamSort,
} from './teamSearch';
export type { ListFacets, TeamFacets } from './searchFacets';
export { teamSearchKeys, teamSearchQueries, teamSearchRepository } from './teamSearchRepository';
