// passes
import { teamName } from '../team';
export const eventTeam = teamName;
