export { startSchedule, type Schedule, type ScheduledTask, type ScheduleTools } from './schedule';
export { startFunctions, type MailListener } from './startFunctions';
