import { useAddressChoice, type Choose } from '../../shared/list';
import { teamsList, type TeamsAddress } from './teamsAddress';

/** Changes which teams or people are shown. */
export type ChooseTeams = Choose<TeamsAddress>;

/** Which teams or people the address asks for, and the way to ask for others. */
export const useTeamsAddress = () => useAddressChoice(teamsList);
