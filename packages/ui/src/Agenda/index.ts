export { Agenda } from './Agenda';
export type { AgendaItem, AgendaProps } from './Agenda';
