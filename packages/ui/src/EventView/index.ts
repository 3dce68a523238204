export { EventView } from './EventView';
export type { EventFact, EventViewProps, FollowingEvent } from './EventView';
