export { TeamsScreen as Screen } from './TeamsScreen';
export { prefetch } from './prefetch';
