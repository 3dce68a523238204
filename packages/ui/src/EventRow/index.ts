export { EventRow, EventWeek } from './EventRow';
export type { EventDate, EventRowProps, EventWeekProps } from './EventRow';
