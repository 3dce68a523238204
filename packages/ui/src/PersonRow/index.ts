export { PersonList, PersonRow } from './PersonRow';
export type { PersonRowProps } from './PersonRow';
