export { AdminGateScreen as Screen } from './AdminGateScreen';
export { prefetch } from './prefetch';
