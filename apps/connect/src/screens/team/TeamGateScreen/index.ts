export { TeamGateScreen as Screen } from './TeamGateScreen';
export { prefetch } from './prefetch';
