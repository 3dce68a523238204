export { prefetch } from './prefetch';
export { ReviewScreen as Screen } from './ReviewScreen';
