// fails: boundaries/dependencies
import { row } from '../../../features/team/components/row';
export const HomeScreen = row;
