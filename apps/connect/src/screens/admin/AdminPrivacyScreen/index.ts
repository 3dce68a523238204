export { AdminPrivacyScreen as Screen } from './AdminPrivacyScreen';
export { prefetch } from './prefetch';
