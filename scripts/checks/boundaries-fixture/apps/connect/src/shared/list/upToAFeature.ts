// fails: boundaries/dependencies
import { teamName } from '../../features/team';
export const listName = teamName;
