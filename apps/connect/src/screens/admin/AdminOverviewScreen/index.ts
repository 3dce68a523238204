export { AdminOverviewScreen as Screen } from './AdminOverviewScreen';
export { prefetch } from './prefetch';
