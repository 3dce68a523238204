import { useAddressChoice } from '../addressChoice';
import { readPeopleSearch, writePeopleSearch } from './peopleSearch';

/** Which people the address asks for, and the way to ask for others. */
export const usePeopleSearch = () => useAddressChoice(readPeopleSearch, writePeopleSearch);
