export { AdminReportsScreen as Screen } from './AdminReportsScreen';
export { prefetch } from './prefetch';
