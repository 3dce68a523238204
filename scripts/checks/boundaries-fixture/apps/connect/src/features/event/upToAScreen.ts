// fails: boundaries/dependencies
import { TeamScreen } from '../../screens/TeamScreen/TeamScreen';
export const EventScreen = TeamScreen;
