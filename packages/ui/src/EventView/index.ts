export { EventView } from './EventView';
export type { EventFact, EventViewProps, FollowingEvent, HostItem } from './EventView';
