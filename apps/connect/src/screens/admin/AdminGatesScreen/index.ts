export { AdminGatesScreen as Screen } from './AdminGatesScreen';
export { prefetch } from './prefetch';
