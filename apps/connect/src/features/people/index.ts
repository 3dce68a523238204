export {
  peopleFilter,
  peopleList,
  PEOPLE_PER_PAGE,
  peopleRequest,
  peopleViewFilter,
  personOf,
  type PeopleSearch,
} from './peopleSearch';
export { personStatusTones, personStatusWords, stateWords, visitWords } from './peopleWords';
export { personName } from './personName';
export { usePeople, usePeopleCounts, usePeopleFile, usePeopleSearch, usePerson } from './usePeople';
