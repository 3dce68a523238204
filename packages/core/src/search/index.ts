export { matchBasis, type MatchBasis } from './matchBasis';
export {
  personSorts,
  teamSorts,
  type OpenTeamRole,
  type PendingTeamRequest,
  type PersonHit,
  type PersonSearch,
  type PersonSort,
  type TeamHit,
  type TeamSearch,
  type TeamSort,
} from './teamSearch';
export type { SearchFacets, TeamSearchFacets } from './searchFacets';
export { teamSearchKeys, teamSearchQueries, teamSearchRepository } from './teamSearchRepository';
