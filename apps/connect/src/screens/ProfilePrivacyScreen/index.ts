export { ProfilePrivacyScreen as Screen } from './ProfilePrivacyScreen';
