export { AdminSeasonScreen as Screen } from './AdminSeasonScreen';
export { prefetch } from './prefetch';
