export {
  teamList,
  teamPlaces,
  TEAMS_PER_PAGE,
  teamListRequest,
  teamsViewFilter,
  type TeamChoice,
} from './teamListAddress';
export { historySentences, statusTones, statusWords, teamStateWords } from './teamAdminWords';
export {
  useFewPeople,
  useFewTeams,
  useListedTeam,
  useTeamChoice,
  useTeamFile,
  useTeamHistory,
  useTeamList,
} from './useTeamAdmin';
