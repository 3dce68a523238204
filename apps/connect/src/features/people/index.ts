export { peopleList, PEOPLE_PER_PAGE, peopleRequest, type PeopleSearch } from './peopleSearch';
export { personName } from './personName';
export { usePeople, usePeopleSearch } from './usePeople';
