// passes
import { row } from './components/row';
export const teamName = row;
