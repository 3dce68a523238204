export { AdminEventScreen as Screen } from './AdminEventScreen';
export { prefetch } from './prefetch';
