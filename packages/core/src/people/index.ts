export { personRepository, type PersonInvitation } from './personRepository';
export { personMutations } from './personMutations';
export { skillGroups, type Skill, type SkillGroup } from './Skill';
export { skillKeys, skillQueries, skillRepository } from './skillRepository';
