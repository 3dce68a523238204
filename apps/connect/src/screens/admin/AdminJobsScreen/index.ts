export { AdminJobsScreen as Screen } from './AdminJobsScreen';
export { prefetch } from './prefetch';
