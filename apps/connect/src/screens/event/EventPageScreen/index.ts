export { EventPageScreen as Screen } from './EventPageScreen';
export { prefetch } from './prefetch';
