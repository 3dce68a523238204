export { AdminTeamsScreen as Screen } from './AdminTeamsScreen';
export { prefetch } from './prefetch';
