export { ProfileScreen as Screen } from './ProfileScreen';
export { prefetch } from './prefetch';
