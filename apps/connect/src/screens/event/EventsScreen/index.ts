export { EventsScreen as Screen } from './EventsScreen';
export { prefetch } from './prefetch';
