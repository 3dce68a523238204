// passes
import { TeamScreen } from '../screens/team/TeamScreen/TeamScreen';
export const routes = [TeamScreen];
