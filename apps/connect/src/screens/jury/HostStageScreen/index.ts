export { HostStageScreen as Screen } from './HostStageScreen';
export { prefetch } from './prefetch';
