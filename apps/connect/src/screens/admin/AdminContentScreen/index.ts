export { AdminContentScreen as Screen } from './AdminContentScreen';
export { prefetch } from './prefetch';
