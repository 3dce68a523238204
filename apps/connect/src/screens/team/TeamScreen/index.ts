export { TeamScreen as Screen } from './TeamScreen';
export { prefetch } from './prefetch';
