import { useAddressChoice } from '../../shared/list';
import { peopleList } from './peopleSearch';

/** Which people the address asks for, and the way to ask for others. */
export const usePeopleSearch = () => useAddressChoice(peopleList);
