// fails: boundaries/dependencies
import { row } from '../team/components/row';
export const eventRow = row;
