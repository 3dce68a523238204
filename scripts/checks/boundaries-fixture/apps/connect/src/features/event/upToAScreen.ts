// fails: boundaries/dependencies
import { TeamScreen } from '../../screens/team/TeamScreen/TeamScreen';
export const EventScreen = TeamScreen;
