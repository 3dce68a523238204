export { JoinScreen as Screen } from './JoinScreen';
export { prefetch } from './prefetch';
