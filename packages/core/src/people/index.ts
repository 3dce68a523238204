export {
  peopleSorts,
  peopleStates,
  type ListedPerson,
  type PeopleCounts,
  type PeopleFilter,
  type PeopleRequest,
  type PeopleSort,
  type PeopleState,
  type TeamOfPerson,
} from './ListedPerson';
export { peopleCsv, type PeopleCsvWords } from './peopleCsv';
export { peopleKeys, peopleQueries } from './peopleQueries';
export { peopleRepository } from './peopleRepository';
export { personStatus, QUIET_AFTER_DAYS, type PersonStatus } from './personStatus';
export { personRepository, type PersonInvitation } from './personRepository';
export { personMutations } from './personMutations';
export { skillFromRow, skillGroups, type Skill, type SkillGroup } from './Skill';
export { skillKeys, skillQueries, skillRepository } from './skillRepository';
