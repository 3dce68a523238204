// passes
import { TeamScreen } from '../screens/TeamScreen/TeamScreen';
export const routes = [TeamScreen];
