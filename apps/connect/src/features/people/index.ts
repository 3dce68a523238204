export { everyone, pageCountOf, PEOPLE_PER_PAGE, peopleRequest, type PeopleSearch } from './peopleSearch';
export { personName } from './personName';
export { useInvite } from './useInvite';
export { usePeople } from './usePeople';
export { usePeopleSearch } from './usePeopleSearch';
export { useRemovePerson } from './useRemovePerson';
export { useSetRole } from './useSetRole';
export { useTypedSearch } from './useTypedSearch';
