export { AdminEventsScreen as Screen } from './AdminEventsScreen';
export { prefetch } from './prefetch';
