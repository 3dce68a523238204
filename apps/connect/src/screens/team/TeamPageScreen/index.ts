export { TeamPageScreen as Screen } from './TeamPageScreen';
export { prefetch } from './prefetch';
