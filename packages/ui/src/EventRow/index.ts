export { EventRow, EventWeek } from './EventRow';
export { Rows as EventRows } from './EventRow.styles';
export type { EventDate, EventRowProps, EventWeekProps } from './EventRow';
