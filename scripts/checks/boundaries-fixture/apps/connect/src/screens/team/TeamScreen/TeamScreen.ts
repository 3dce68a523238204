// passes
import { teamName } from '../../../features/team';
export const TeamScreen = teamName;
