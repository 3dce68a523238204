export { ProfilePrivacyScreen as Screen } from './ProfilePrivacyScreen';

export const prefetch = undefined;
