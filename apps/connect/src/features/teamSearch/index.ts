export { TeamHitCard } from './components/TeamHitCard';
export { personReason, teamReason } from './reasons';
export {
  countInWords,
  leadInWords,
  matchesFirst,
  personAbout,
  placesInWords,
  positionInWords,
  sortWords,
} from './teamWords';
export {
  pageOf,
  PER_PAGE,
  personSearchOf,
  teamSearchOf,
  teamsList,
  teamsViews,
  toggled,
  unchosen,
  type TeamsAddress,
} from './teamsAddress';
export { isWide, useIsWide } from './useIsWide';
export {
  bestTeamsQuery,
  openTeamsQuery,
  peopleBesideQuery,
  useBestTeams,
  useIsNamingSkills,
  useOpenTeamCount,
  usePeopleBeside,
  usePersonHits,
  useSkillName,
  useTeamFacets,
  useNearestTeams,
  useTeamHits,
  useTeamsAddress,
  type ChooseTeams,
} from './useTeamSearch';
export { stageWords, teamFacts } from './teamFacts';
