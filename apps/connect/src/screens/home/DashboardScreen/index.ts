export { DashboardScreen as Screen } from './DashboardScreen';
export { prefetch } from './prefetch';
