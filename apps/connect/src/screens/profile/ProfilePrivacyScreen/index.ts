export { ProfilePrivacyScreen as Screen } from './ProfilePrivacyScreen';
export { prefetch } from './prefetch';
