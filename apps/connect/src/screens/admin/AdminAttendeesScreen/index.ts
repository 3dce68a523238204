export { AdminAttendeesScreen as Screen } from './AdminAttendeesScreen';
export { prefetch } from './prefetch';
