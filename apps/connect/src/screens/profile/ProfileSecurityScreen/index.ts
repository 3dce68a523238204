export { ProfileSecurityScreen as Screen } from './ProfileSecurityScreen';
export { prefetch } from './prefetch';
