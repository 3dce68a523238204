export { EventMain } from './EventMain';
export type { EventFact, EventMainProps, HostItem } from './EventMain';
export { EventView } from './EventView';
export type { EventViewProps, FollowingEvent } from './EventView';
